import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { mapSize, pointOnMap, positionOf } from '@/features/settings/map-rules'
import type { Office } from '@/features/settings/queries'
import { chatOfSite } from '@/features/settings/rules'
import { Offices } from '@/features/settings/site/office-list'
import type { Language } from '@/i18n/languages'
import { phoneLinks } from '@/lib/server/phone'
import en from '@/messages/en/contact.json'
import es from '@/messages/es/contact.json'

const messages = { en: { contact: en }, es: { contact: es } }

const office = (city: string, more: Partial<Office> = {}): Office => ({
  city: { text: city, lang: 'es' },
  country: { text: 'Perú', lang: 'es' },
  countryCode: 'PE',
  zone: 'America/Lima',
  ...more,
})

/** The offices as a visitor's browser gets them. */
const html = (offices: Office[], language: Language = 'es') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="UTC">
      <Offices title={{ text: 'Oficinas', lang: language }} offices={offices} />
    </NextIntlClientProvider>,
  )

const lima = { latitude: -12.05, longitude: -77.04 }
const mexico = { latitude: 19.43, longitude: -99.13 }
const madrid = { latitude: 40.4, longitude: -3.7 }

describe('the place of an office', () => {
  it.each([
    ['19.43, -99.13', mexico],
    [' -12.05,-77.04 ', lima],
    ['90, 180', { latitude: 90, longitude: 180 }],
    ['91, 0', undefined],
    ['0, 181', undefined],
    ['19,43, -99,13', undefined],
    ['19.43', undefined],
    ['Lima', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j', (text, position) => {
    expect(positionOf(text)).toEqual(position)
  })

  it('is on the map only where an arch fits', () => {
    const [x = 0, y = 0] = pointOnMap(mexico) ?? []
    const [limaX = 0, limaY = 0] = pointOnMap(lima) ?? []
    expect(limaX).toBeGreaterThan(x)
    expect(limaY).toBeGreaterThan(y)
    expect(limaX).toBeLessThan(mapSize.width)
    expect(limaY).toBeLessThan(mapSize.height)
    for (const position of [madrid, { latitude: 49, longitude: -100 }, { latitude: -54, longitude: -68 }])
      expect(pointOnMap(position)).toBeUndefined()
  })
})

describe('the map', () => {
  it('names the offices on it, in the language of the page', () => {
    const offices = [
      office('Ciudad de México', { position: mexico }),
      office('Lima', { position: lima }),
      office('Madrid', { position: madrid }),
    ]
    expect(html(offices)).toContain(
      'aria-label="Mapa de América con nuestras oficinas: Ciudad de México y Lima"',
    )
    expect(html(offices, 'en')).toContain(
      'aria-label="Map of the Americas with our offices: Ciudad de México and Lima"',
    )
  })

  it('is left out when no office is on it', () => {
    for (const offices of [[], [office('Lima')], [office('Madrid', { position: madrid })]])
      expect(html(offices)).not.toContain('role="img"')
  })
})

describe('the card of an office', () => {
  it('shows its address and its own chat, with the first words written', () => {
    const [text, none] = [
      html([office('Lima', { address: 'Calle Uno 1', whatsappUrl: 'https://wa.me/51987654321' })]),
      html([office('Lima')]),
    ]
    expect(text).toContain('<address class="note">Calle Uno 1</address>')
    expect(text).toContain(
      'href="https://wa.me/51987654321?text=Hola%2C%20vi%20su%20p%C3%A1gina%20y%20quiero%20preguntar%20por%20" rel="noopener noreferrer">WhatsApp en Lima</a>',
    )
    expect(none).not.toMatch(/wa\.me|<address/)
  })
})

describe('the chat of every page in Spanish', () => {
  const offices = ['', '+52 55 8123 4567', '+51 987 654 321'].map((number) => ({
    whatsappUrl: phoneLinks(number)?.whatsapp ?? undefined,
  }))

  it('is that of the first office with a number', () => {
    expect(chatOfSite(offices, 'es')).toBe('https://wa.me/525581234567')
  })

  it('is none in English, and without a number', () => {
    expect(chatOfSite(offices, 'en')).toBeUndefined()
    expect(chatOfSite(offices.slice(0, 1), 'es')).toBeUndefined()
  })
})
