import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  compareUnpaidFirst,
  invoiceFileName,
  invoiceStatus,
  nextNumber,
  numberStart,
} from '@/features/invoices/rules'
import { totalsByCurrency } from '@/lib/money'
import { addDays, dayIn, dayOf, isDay } from '@/lib/agency-day'

describe('the status that people see', () => {
  const dueDate = '2026-03-01T12:00:00.000Z'
  it.each([
    ['paid', 'paid', '2030-01-01T00:00:00Z', 'America/New_York'],
    ['pending', 'pending', '2026-02-28T23:00:00Z', 'America/New_York'],
    // An invoice is on time until the end of the due day in the agency's zone.
    ['pending', 'pending', '2026-03-02T04:59:59Z', 'America/New_York'],
    ['overdue', 'pending', '2026-03-02T05:00:00Z', 'America/New_York'],
    ['pending', 'pending', '2026-03-02T05:00:00Z', 'America/Mexico_City'],
    ['overdue', 'pending', '2026-03-01T15:00:00Z', 'Asia/Tokyo'],
  ])('is %s for the stored status %s at %s in %s', (expected, status, at, zone) => {
    expect(invoiceStatus({ status, dueDate }, zone, new Date(at))).toBe(expected)
  })

  it('is based on the chosen day, regardless of the stored time of day', () => {
    for (const hour of ['00:00', '12:00', '23:59'])
      expect(dayOf(`2026-03-01T${hour}:00.000Z`)).toBe('2026-03-01')
    expect(dayIn('America/Lima', new Date('2026-03-01T04:59:00Z'))).toBe('2026-02-28')
  })

  it('never returns to pending as time passes', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, moment, fc.constantFrom('America/Lima', 'America/New_York'), (one, other, zone) => {
        const [early, late] = [one, other].toSorted((a, b) => a.getTime() - b.getTime()) as [Date, Date]
        const at = (moment: Date) => invoiceStatus({ status: 'pending', dueDate }, zone, moment)
        return !(at(early) === 'overdue' && at(late) === 'pending')
      }),
    )
  })
})

describe('totalsByCurrency', () => {
  it('are separate per currency, in order of first appearance', () => {
    expect(
      totalsByCurrency([
        { amount: 100, currency: 'MXN' },
        { amount: 250, currency: 'USD' },
        { amount: 5, currency: 'MXN' },
      ]),
    ).toEqual([
      { currency: 'MXN', cents: 105 },
      { currency: 'USD', cents: 250 },
    ])
    expect(totalsByCurrency([])).toEqual([])
  })

  it('lose no cent in any order', () => {
    const rows = fc.array(
      fc.record({ amount: fc.nat(1_000_000_000), currency: fc.constantFrom('USD', 'PEN') }),
    )
    const total = (of: { cents: number }[]) => of.reduce((sum, { cents }) => sum + cents, 0)
    fc.assert(
      fc.property(rows, (all) => {
        expect(total(totalsByCurrency(all))).toBe(all.reduce((sum, { amount }) => sum + amount, 0))
        expect(total(totalsByCurrency(all.toReversed()))).toBe(total(totalsByCurrency(all)))
      }),
    )
  })
})

it('sorts unpaid invoices first, the longest overdue at the top, then paid ones by newest', () => {
  const row = (status: string, day: string) => ({ status, dueDate: `2026-${day}T12:00:00Z` })
  const rows = [row('paid', '01-01'), row('pending', '04-01'), row('paid', '02-01'), row('pending', '03-01')]
  expect(rows.toSorted(compareUnpaidFirst).map(({ dueDate }) => dueDate.slice(5, 10))).toEqual([
    '03-01',
    '04-01',
    '02-01',
    '01-01',
  ])
})

describe('the file name', () => {
  it.each([
    ['INV-2026-0118', 'INV-2026-0118.pdf'],
    ['Factura nº 12/2026', 'Factura-n-12-2026.pdf'],
    ['../../etc/passwd', 'etc-passwd.pdf'],
    ['a"\r\nset-cookie: x', 'a-set-cookie-x.pdf'],
    ['日本', 'invoice.pdf'],
    ['', 'invoice.pdf'],
  ])('for %j is %s', (number, name) => {
    expect(invoiceFileName(number)).toBe(name)
  })

  it('contains nothing that is special in a header or a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (number) => {
        expect(invoiceFileName(number)).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]*\.pdf$/)
      }),
    )
  })
})

describe('the next number', () => {
  it.each([
    [{ prefix: 'PU', hasYear: true, year: '2026' }, 41, 'PU-2026-0042'],
    [{ prefix: 'PU', hasYear: false, year: '2026' }, 0, 'PU-0001'],
    [{ prefix: null, hasYear: true, year: '2026' }, 9_999, '2026-10000'],
    [{ prefix: '', hasYear: false, year: '2026' }, 7, '0008'],
  ])('with %j after %d is %s', (settings, highest, expected) => {
    expect(nextNumber(numberStart(settings), highest)).toBe(expected)
  })
})

describe('a day', () => {
  it.each(['2026-03-01', '2028-02-29', '2099-12-31'])('is %s', (day) => expect(isDay(day)).toBe(true))
  it.each(['', '2026-02-29', '2026-13-01', '1999-01-01', '2026-3-1', '2026-03-01T00:00', '20260-01-01'])(
    'is not %j',
    (day) => expect(isDay(day)).toBe(false),
  )
  it('is some days before or after another', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-03-08', 7)).toBe('2026-03-15')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })
})
