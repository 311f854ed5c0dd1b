import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import type { Testimonial } from '@/features/testimonials/queries'
import { Voices } from '@/features/testimonials/site/voices'
import { languages, otherLanguage, type Language } from '@/i18n/languages'
import en from '@/messages/en/home.json'
import es from '@/messages/es/home.json'

const messages = { en: { home: en }, es: { home: es } }

const testimonial = (index: number, more: Partial<Testimonial> = {}): Testimonial => ({
  id: String(index),
  name: `Client ${index}`,
  company: 'Panadería <La Espiga>',
  rating: 4,
  content: { text: `Words of ${index}`, lang: 'en' },
  position: { text: 'Baker', lang: 'en' },
  result: { text: 'More bread', lang: 'en' },
  ...more,
})

/** The band as a visitor's browser gets it. */
const html = (testimonials: Testimonial[] | null, language: Language = 'en', lang = language) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="UTC">
      <Voices title="What clients say" testimonials={testimonials} language={language} lang={lang}>
        <p>numbers</p>
      </Voices>
    </NextIntlClientProvider>,
  )

const count = (text: string, part: string | RegExp) => text.split(part).length - 1

describe('what clients say', () => {
  test.each(languages)('is empty, in %s', (language) => {
    const page = html([], language)
    expect(page).toContain(messages[language].home.testimonials.empty)
    expect(page).not.toContain('data-incomplete')
    expect(page).toContain('numbers')
  })

  test.each(languages)('could not be read, in %s: the same words, and the page is not kept', (language) => {
    const page = html(null, language)
    expect(page).toMatch(/<section[^>]* data-incomplete="true"/)
    expect(page).toContain(messages[language].home.testimonials.empty)
    expect(page).toContain('numbers')
  })

  test('keeps to the specification in English', () => {
    expect(en.testimonials.empty).toBe('No testimonials available at the moment.')
  })

  test('of one client has nothing to turn', () => {
    const page = html([testimonial(1)])
    expect(page).toContain('Words of 1')
    expect(page).not.toContain('<button')
    expect(page).not.toContain('carousel')
  })

  test('of many is all in the page, each in its place', () => {
    const page = html(Array.from({ length: 24 }, (_, index) => testimonial(index + 1)))
    expect(count(page, '<blockquote')).toBe(24)
    expect(count(page, 'role="group"')).toBe(24 + 1)
    expect(page).toContain('aria-label="24 of 24"')
    expect(count(page, /aria-label="Testimonial \d+"/)).toBe(24)
    expect(count(page, 'aria-current="true"')).toBe(1)
    // Nothing is out of reach before there are scripts.
    expect(page).not.toContain('inert')
  })

  test('is told with its rating in words, who said it and what came of it', () => {
    const page = html([testimonial(1)], 'es')
    expect(page).toContain('Calificación: 4 de 5')
    expect(count(page, 'rating-full')).toBe(4)
    expect(page).toContain('Client 1')
    expect(page).toMatch(/Baker, <\/span>Panadería &lt;La Espiga&gt;/)
    expect(page).toContain('More bread')
  })

  test('names the language of what has no translation', () => {
    const page = html([testimonial(1)], 'es')
    expect(page).toMatch(/<blockquote lang="en"/)
    expect(page).toContain('<span lang="en">Baker, </span>')
    expect(html([testimonial(1)], 'en')).not.toContain('<span lang')
    // The page's copy fell back to the other language; this did not.
    expect(html([testimonial(1)], 'en', otherLanguage('en'))).toContain('<div lang="en">')
  })

  test('is set smaller the longer it is', () => {
    const quoted = (length: number) =>
      /<blockquote[^>]*class="([^"]+)"/.exec(
        html([testimonial(1, { content: { text: 'x'.repeat(length), lang: 'en' } })]),
      )?.[1]
    expect([120, 121, 240, 241, 480, 481, 1_000].map(quoted)).toEqual([
      'quote-short',
      'quote-medium',
      'quote-medium',
      'quote-long',
      'quote-long',
      'quote-longest',
      'quote-longest',
    ])
  })

  test('has the picture that was uploaded, else a drawn one that says nothing', () => {
    const picture = { src: '/api/a.png', srcSet: '/api/a-480.png 480w', width: 800, height: 1_000 }
    const shown = html([testimonial(1, { picture })])
    expect(shown).toContain('alt="Portrait of Client 1"')
    expect(shown).toContain('/api/a-480.png 480w')
    expect(html([testimonial(1, { picture: { ...picture, alt: 'Rosa at work' } })])).toContain(
      'alt="Rosa at work"',
    )
    expect(html([testimonial(1)])).toMatch(/<img src="\/art\/portrait-placeholder\.svg[^>]*alt=""/)
  })
})
