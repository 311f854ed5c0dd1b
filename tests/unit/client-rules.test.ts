import { describe, expect, test } from 'vitest'

import { dealSteps, type DealFacts } from '@/features/client-pages/deal-rules'
import { byMonth } from '@/features/client-pages/timeline-rules'

describe('the steps of a deal', () => {
  const amount = { cents: 205_000, currency: 'USD' }
  const nothing: DealFacts = {
    clientSince: '2026-01-13T12:00:00Z',
    lead: null,
    signed: null,
    awaiting: null,
    invoice: null,
  }
  const lead = { at: '2026-01-12T12:00:00Z', source: 'Contact Form' }
  const signed = { title: 'SEO', sentAt: '2026-01-20T12:00:00Z', signedAt: '2026-01-23T12:00:00Z', amount }
  const invoice = {
    number: 'A-1',
    issuedAt: '2026-01-24T12:00:00Z',
    paidAt: null,
    dueAt: '2026-02-02',
    amount,
  }
  const awaiting = { title: 'Ads', sentAt: '2026-03-13T12:00:00Z', expiresAt: null, amount }
  const short = (facts: Partial<DealFacts>) =>
    dealSteps({ ...nothing, ...facts }).map(({ kind, state }) => `${kind} ${state}`)

  test('lead to the next signature', () => {
    const paid = { ...invoice, paidAt: '2026-02-02' }
    expect(short({ lead, signed, invoice: paid, awaiting })).toEqual([
      'lead done',
      'proposal done',
      'signed done',
      'invoice done',
      'secondProposal now',
      'signature next',
    ])
  })

  test('what comes next depends on what there is', () => {
    expect(short({})).toEqual(['client now', 'proposal next'])
    expect(short({ lead })).toEqual(['lead done', 'client now', 'proposal next'])
    expect(short({ lead, awaiting })).toEqual(['lead done', 'proposal now', 'signature next'])
    expect(short({ signed })).toEqual(['client done', 'proposal done', 'signed done', 'invoice next'])
    expect(short({ invoice })).toEqual(['client done', 'invoice now'])
  })
})

test('the timeline is grouped by the months of the reader; days are days everywhere', () => {
  const entries = [
    { at: '2026-03-01T03:00:00Z', isDay: false },
    { at: '2026-03-01T00:00:00Z', isDay: true },
    { at: '2026-02-10T12:00:00Z', isDay: false },
  ]
  expect(
    byMonth(entries, 'en', 'America/Lima').map(({ month, entries: { length } }) => [month, length]),
  ).toEqual([
    ['February 2026', 2],
    ['March 2026', 1],
  ])
  expect(byMonth(entries, 'es', 'UTC')[0]?.month).toBe('Marzo de 2026')
})
