import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Timestamp } from '@/components/ui/timestamp'
import type { Language } from '@/i18n/languages'

const render = (form: 'full' | 'recent' | 'day', language: Language, at = '2026-03-17T15:20:00Z') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={{}} timeZone="UTC">
      <Timestamp at={at} now="2026-03-17T18:00:00Z" zone="America/New_York" form={form} />
    </NextIntlClientProvider>,
  ).replaceAll('\u00a0', ' ')

describe('a time', () => {
  it.each([
    ['full', 'en', 'today, 11:20 AM', 'March 17, 2026 at 11:20 AM'],
    ['recent', 'en', 'today, 11:20 AM', 'March 17, 2026 at 11:20 AM'],
    ['full', 'es', 'hoy, 11:20 a.m.', '17 de marzo de 2026 a las 11:20 a.m.'],
  ] as const)('is a full date on paper (%s, %s)', (form, language, words, onPaper) => {
    const html = render(form, language)
    expect(html).toContain(`<span>${words}</span>`)
    expect(html).toContain(`data-on-paper="${onPaper}"`)
  })

  it('has its year on paper, and not on the screen while that is this year', () => {
    expect(render('full', 'en', '2026-03-02T15:20:00Z')).toMatch(
      /data-on-paper="March 2, 2026 at 10:20 AM">.*Monday, March 2, 10:20 AM/,
    )
  })

  it('is the same on paper when it is a full date', () => {
    expect(render('day', 'en')).toContain('>March 17, 2026</time>')
    expect(render('recent', 'en', '2026-03-02T15:20:00Z')).toBe(
      '<time dateTime="2026-03-02T15:20:00Z">March 2, 2026</time>',
    )
  })
})
