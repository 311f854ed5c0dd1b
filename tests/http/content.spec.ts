import { expect, test } from '@playwright/test'

import { isPriced, pricesOf } from '@/features/services/price-rules'
import pricesEn from '@/messages/en/prices.json' with { type: 'json' }
import pricesEs from '@/messages/es/prices.json' with { type: 'json' }
import type { HomePage, Service } from '@/payload-types'

import { rows, signedIn, visitor } from '../support/http'

type Copy = { heroTitle: string | null; callTitle: string | null }

/** The HTML of a published page. */
const read = async (path: string) => (await (await visitor()).get(path)).text()

test('a change by staff is public within seconds, in its language alone', async () => {
  const team = await signedIn('team')
  const page = '/api/globals/contact-page?locale=en'
  const { heroTitle } = (await (await team.get(page)).json()) as Copy
  const publish = (title: string | null) =>
    team.post(page, { data: { heroTitle: title, _status: 'published' } })
  const shows = (text: string) => expect.poll(async () => (await read('/contact')).includes(text)).toBe(true)

  await shows(heroTitle ?? '')
  expect((await publish('Say it in your own words.')).status()).toBe(200)
  await shows('Say it in your own words.')
  expect(await read('/es/contact')).not.toContain('Say it in your own words.')
  expect((await publish(heroTitle)).status()).toBe(200)
  await shows(heroTitle ?? '')
})

test('a draft is never public, and what is published stays', async () => {
  const team = await signedIn('team')
  const { callTitle } = (await (await team.get('/api/globals/contact-page?locale=es')).json()) as Copy
  const draft = { callTitle: 'BORRADOR SECRETO', _status: 'draft' }
  const response = await team.post('/api/globals/contact-page?locale=es&draft=true', { data: draft })
  expect(response.status()).toBe(200)
  const kept = await rows(
    `select 1 from _contact_page_v_locales where version_call_title = 'BORRADOR SECRETO'`,
  )
  expect(kept).not.toEqual([])
  await rows(`select pg_notify('content_changed', '')`)
  for (const path of ['/es/contact', '/contact']) expect(await read(path)).not.toContain('BORRADOR SECRETO')
  expect(await read('/es/contact')).toContain(callTitle)
})

type Offices = { offices: { whatsapp?: string | null }[] }

test('a chat is offered in Spanish while an office has a number for it', async () => {
  const admin = await signedIn('admin')
  const settings = '/api/globals/site-settings?locale=es&depth=0'
  const { offices } = (await (await admin.get(settings)).json()) as Offices
  const save = (data: Offices) => admin.post(settings, { data })
  const chatsOn = (path: string) => expect.poll(async () => (await read(path)).includes('https://wa.me/'))

  for (const path of ['/es', '/es/contact']) await chatsOn(path).toBe(true)
  expect(await read('/')).not.toContain('wa.me')
  const refused = await save({
    offices: offices.map((office) => ({ ...office, whatsapp: '+1 800 555 0199' })),
  })
  expect(refused.status()).toBe(400)
  expect((await save({ offices: offices.map((office) => ({ ...office, whatsapp: null })) })).status()).toBe(
    200,
  )
  for (const path of ['/es', '/es/contact']) await chatsOn(path).toBe(false)
  expect((await save({ offices })).status()).toBe(200)
  for (const path of ['/es', '/es/contact']) await chatsOn(path).toBe(true)
})

const texts = { en: pricesEn, es: pricesEs }
const languages = ['en', 'es'] as const
const nothing = { priceFrom: null, setupFee: null, packages: [], questions: [], _status: 'published' }

test('without a price no page says one, and without a testimonial nobody speaks below the hero', async () => {
  test.slow()
  const team = await signedIn('team')
  const { docs } = (await (await team.get('/api/services?depth=0&limit=10')).json()) as { docs: Service[] }
  const places = docs.flatMap(({ id, slug }) => languages.map((language) => ({ id, slug, language })))
  const all = ['/', '/services', ...docs.map(({ slug }) => `/services/${slug}`)]
  const home = (language: string) => `/api/globals/home-page?locale=${language}&depth=0`
  const saved = await Promise.all(
    places.map(async ({ id, language }) => {
      const url = `/api/services/${id}?locale=${language}&depth=0`
      const { priceFrom, setupFee, packages, questions, ...rest } = (await (
        await team.get(url)
      ).json()) as Service
      expect(isPriced(pricesOf({ ...rest, priceFrom, setupFee }))).toBe(true)
      return { url, data: { priceFrom, setupFee, packages, questions, _status: 'published' } }
    }),
  )
  const chosen = await Promise.all(
    languages.map(async (language) => {
      const { proof } = (await (await team.get(home(language))).json()) as HomePage
      return { url: home(language), data: { proof, _status: 'published' } }
    }),
  )
  const isSaid = async (language: (typeof languages)[number]) => {
    const t = texts[language]
    const words = [t.packages.title, t.questions.title, t.table.title, t.see, t.proof.title, '#prices']
    const start = new RegExp(`\\b(${t.from.month.split(' ')[0]}|${t.below.month.split(' ')[0]}) (US)?\\$`)
    const pages = await Promise.all(all.map((path) => read((language === 'es' ? '/es' : '') + path)))
    return pages.some((html) => start.test(html) || words.some((word) => html.includes(word)))
  }
  try {
    for (const { url } of saved) expect((await team.patch(url, { data: nothing })).status()).toBe(200)
    for (const { url } of chosen) {
      const data = { proof: { testimonial: null }, _status: 'published' }
      expect((await team.post(url, { data })).status()).toBe(200)
    }
    for (const language of languages) await expect.poll(() => isSaid(language), language).toBe(false)
  } finally {
    for (const { url, data } of saved) expect((await team.patch(url, { data })).status()).toBe(200)
    for (const { url, data } of chosen) expect((await team.post(url, { data })).status()).toBe(200)
  }
  for (const language of languages) await expect.poll(() => isSaid(language), language).toBe(true)
})
