import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { byUrgency, dayIn, dueDay, invoiceFileName, invoiceStatus, sums } from '@/features/invoices/rules'

describe('the status that people see', () => {
  const dueDate = '2026-03-01T12:00:00.000Z'
  it.each([
    ['paid', 'paid', '2030-01-01T00:00:00Z', 'America/New_York'],
    ['pending', 'pending', '2026-02-28T23:00:00Z', 'America/New_York'],
    // All of the due day is still in time, in the agency's zone.
    ['pending', 'pending', '2026-03-02T04:59:59Z', 'America/New_York'],
    ['overdue', 'pending', '2026-03-02T05:00:00Z', 'America/New_York'],
    ['pending', 'pending', '2026-03-02T05:00:00Z', 'America/Mexico_City'],
    ['overdue', 'pending', '2026-03-01T15:00:00Z', 'Asia/Tokyo'],
  ])('is %s for what is stored as %s at %s in %s', (expected, status, at, zone) => {
    expect(invoiceStatus({ status, dueDate }, zone, new Date(at))).toBe(expected)
  })

  it('keeps the picked day, at whatever hour of it the day is kept', () => {
    for (const hour of ['00:00', '12:00', '23:59'])
      expect(dueDay(`2026-03-01T${hour}:00.000Z`)).toBe('2026-03-01')
    expect(dayIn('America/Lima', new Date('2026-03-01T04:59:00Z'))).toBe('2026-02-28')
  })

  it('never goes back to pending as time goes on', () => {
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

describe('sums', () => {
  it('are kept apart by currency, in the order in which those come up', () => {
    expect(
      sums([
        { amount: 100, currency: 'MXN' },
        { amount: 250, currency: 'USD' },
        { amount: 5, currency: 'MXN' },
      ]),
    ).toEqual([
      { currency: 'MXN', cents: 105 },
      { currency: 'USD', cents: 250 },
    ])
    expect(sums([])).toEqual([])
  })

  it('lose no cent, in whatever order', () => {
    const rows = fc.array(
      fc.record({ amount: fc.nat(1_000_000_000), currency: fc.constantFrom('USD', 'PEN') }),
    )
    const total = (of: { cents: number }[]) => of.reduce((sum, { cents }) => sum + cents, 0)
    fc.assert(
      fc.property(rows, (all) => {
        expect(total(sums(all))).toBe(all.reduce((sum, { amount }) => sum + amount, 0))
        expect(total(sums(all.toReversed()))).toBe(total(sums(all)))
      }),
    )
  })
})

it('puts what is to be paid first, the longest overdue at the top, then the newest that was paid', () => {
  const row = (status: string, day: string) => ({ status, dueDate: `2026-${day}T12:00:00Z` })
  const rows = [row('paid', '01-01'), row('pending', '04-01'), row('paid', '02-01'), row('pending', '03-01')]
  expect(rows.toSorted(byUrgency).map(({ dueDate }) => dueDate.slice(5, 10))).toEqual([
    '03-01',
    '04-01',
    '02-01',
    '01-01',
  ])
})

describe('the name of a file', () => {
  it.each([
    ['INV-2026-0118', 'INV-2026-0118.pdf'],
    ['Factura nº 12/2026', 'Factura-n-12-2026.pdf'],
    ['../../etc/passwd', 'etc-passwd.pdf'],
    ['a"\r\nset-cookie: x', 'a-set-cookie-x.pdf'],
    ['日本', 'invoice.pdf'],
    ['', 'invoice.pdf'],
  ])('of %j is %s', (number, name) => {
    expect(invoiceFileName(number)).toBe(name)
  })

  it('has nothing in it that a header or a path would read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (number) => {
        expect(invoiceFileName(number)).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]*\.pdf$/)
      }),
    )
  })
})
