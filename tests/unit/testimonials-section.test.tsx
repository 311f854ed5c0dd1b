import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import type { Testimonial } from '@/features/testimonials/queries/testimonials'
import { TestimonialsSection } from '@/features/testimonials/site/testimonials-section'
import { languages, otherLanguage, type Language } from '@/i18n/languages'
import en from '@/messages/en/home.json'
import es from '@/messages/es/home.json'
import { withRequestReport } from '../support/request-report'

const messages = { en: { home: en }, es: { home: es } }

const testimonial = (index: number, more: Partial<Testimonial> = {}): Testimonial => ({
  id: String(index),
  name: `Client ${index}`,
  company: 'Panadería <La Espiga>',
  rating: 4,
  isSample: false,
  content: { text: `Words of ${index}`, lang: 'en' },
  position: { text: 'Baker', lang: 'en' },
  result: { text: 'More bread', lang: 'en' },
  ...more,
})

/** Renders the section as a visitor's browser gets it. */
const html = (testimonials: Testimonial[] | null, language: Language = 'en', lang = language) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="UTC">
      <TestimonialsSection
        title="What clients say"
        testimonials={testimonials}
        language={language}
        lang={lang}
      >
        <p>numbers</p>
      </TestimonialsSection>
    </NextIntlClientProvider>,
  )

const count = (text: string, part: string | RegExp) => text.split(part).length - 1

describe('the testimonials section', () => {
  test.each(languages)('shows its empty text, in %s', (language) => {
    const [page, report] = withRequestReport(() => html([], language))
    expect(report.isIncomplete).toBeUndefined()
    expect(page).toContain(messages[language].home.testimonials.empty)
    expect(page).toContain('numbers')
  })

  test.each(languages)(
    'shows the same text and prevents caching when the testimonials could not be read, in %s',
    (language) => {
      const [page, report] = withRequestReport(() => html(null, language))
      expect(report.isIncomplete).toBe(true)
      expect(page).toContain(messages[language].home.testimonials.empty)
      expect(page).toContain('numbers')
    },
  )

  test('has the agreed empty text in English', () => {
    expect(en.testimonials.empty).toBe('No testimonials available at the moment.')
  })

  test('has no controls for a single testimonial', () => {
    const page = html([testimonial(1)])
    expect(page).toContain('Words of 1')
    expect(page).not.toContain('<button')
    expect(page).not.toContain('carousel')
  })

  test('renders all testimonials on the page, in order', () => {
    const page = html(Array.from({ length: 24 }, (_, index) => testimonial(index + 1)))
    expect(count(page, '<blockquote')).toBe(24)
    expect(count(page, 'role="group"')).toBe(24 + 2)
    expect(page).toContain('aria-label="24 of 24"')
    expect(count(page, /aria-label="Testimonial \d+"/)).toBe(24)
    expect(count(page, 'aria-current="true"')).toBe(1)
    // Without JavaScript every testimonial must be accessible.
    expect(page).not.toContain('inert')
  })

  test('gives the rating as text, the author and the result', () => {
    const page = html([testimonial(1)], 'es')
    expect(page).toContain('Calificación: 4 de 5')
    expect(count(page, 'fill="var(--info-line)"')).toBe(4)
    expect(page).toContain('Client 1')
    expect(page).toMatch(/Baker, <\/span>Panadería &lt;La Espiga&gt;/)
    expect(page).toContain('More bread')
  })

  test('marks texts without a translation with their language', () => {
    const page = html([testimonial(1)], 'es')
    expect(page).toMatch(/<blockquote lang="en"/)
    expect(page).toContain('<span lang="en">Baker, </span>')
    expect(html([testimonial(1)], 'en')).not.toContain('<span lang')
    // Here the page's copy fell back to the other language, and the testimonials did not.
    expect(html([testimonial(1)], 'en', otherLanguage('en'))).toContain('<div lang="en">')
  })

  test('sets longer quotes smaller', () => {
    const quoted = (length: number) =>
      /<blockquote[^>]*><p class="[^"]*? (text-t\d)/.exec(
        html([testimonial(1, { content: { text: 'x'.repeat(length), lang: 'en' } })]),
      )?.[1]
    expect([120, 121, 240, 241, 480, 481, 1_000].map(quoted)).toEqual([
      'text-t4',
      'text-t3',
      'text-t3',
      'text-t2',
      'text-t2',
      'text-t1',
      'text-t1',
    ])
  })

  test('shows the uploaded photo, else a drawing with an empty alt text', () => {
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
