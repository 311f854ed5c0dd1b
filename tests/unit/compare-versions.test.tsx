import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { compareTexts } from '@/lib/compare-texts'
import type { VersionComparison } from '@/features/proposals/queries/version-comparison'
import { Comparison } from '@/features/proposals/staff/compare-versions'
import { stepOf } from '@/features/proposals/staff/proposal-params'
import { languages } from '@/i18n/languages'

describe('the difference of two texts', () => {
  it('names the words that were added and removed, in order', () => {
    expect(compareTexts('Two pages in May.\nA form.', 'Three pages in May.\nA form. A map.')).toEqual([
      { kind: 'removed', text: 'Two' },
      { kind: 'added', text: 'Three' },
      { kind: 'same', text: ' pages in May.\nA form.' },
      { kind: 'added', text: ' A map.' },
    ])
    expect(compareTexts('¿Cuándo?', '¿Cuándo?')).toEqual([{ kind: 'same', text: '¿Cuándo?' }])
    expect(compareTexts('', '')).toEqual([])
  })

  it.each([
    ['some words', 'a b c d', 'a x c y'],
    ['nothing in common', 'x '.repeat(6_000), 'y '.repeat(6_000)],
    ['everything removed', 'a b', ''],
  ])('contains both texts whole: %s', (_, before, after) => {
    const parts = compareTexts(before, after)
    const without = (kind: string) => parts.filter((part) => part.kind !== kind).map(({ text }) => text)
    expect([without('added').join(''), without('removed').join('')]).toEqual([before, after])
  })
})

const terms = { frozenAt: '2026-11-01T12:00:00.000Z', monthlyFee: 39_000, currency: 'USD' }
const comparison: VersionComparison = {
  numbers: [1, 2],
  before: { ...terms, number: 1, setupFee: 240_000, expiresAt: '2026-12-01T12:00:00.000Z' },
  after: { ...terms, number: 2, setupFee: 210_000, expiresAt: null },
  title: [{ kind: 'same', text: 'Bookings' }],
  text: [
    { kind: 'removed', text: '<b>four' },
    { kind: 'added', text: 'five' },
    { kind: 'same', text: ' weeks' },
  ],
}

describe.each(languages)('the comparison, in %s', (language) => {
  const t = dashboardMessages(language).proposalBoard.detail.compare
  const show = (shown: VersionComparison) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={language} messages={dashboardMessages(language)} timeZone="UTC">
        <Comparison comparison={shown} />
      </NextIntlClientProvider>,
    )

  it('marks what was added and removed, in words too, and escapes it', () => {
    const html = show(comparison)
    expect(html).toContain(`<span class="sr-only">${t.removed} </span>&lt;b&gt;four</del>`)
    expect(html).toContain(`<span class="sr-only">${t.added} </span>five</ins>`)
    expect(html.match(/<(del|ins) /g)).toHaveLength(5)
    expect(html).toContain('2,400.00</del>')
    expect(html).toContain('2,100.00</ins>')
    expect(html).toContain(t.hint)
  })

  it('says that the words are the same', () => {
    const same = { ...comparison, text: [{ kind: 'same' as const, text: 'a' }] }
    expect(show(same)).toContain(t.same)
  })
})

it('is a step of the dialog', () => expect(stepOf('compare')).toBe('compare'))
