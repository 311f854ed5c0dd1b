import { expect, test } from 'vitest'

import { holidaysFrom } from '@/features/settings/holiday-rules'

/** The holidays on workdays of a year. */
const inYear = (country: string, year: number) =>
  holidaysFrom(country, new Date(Date.UTC(year, 0, 1)), 366)
    .filter((day) => day.startsWith(String(year)))
    .map((day) => day.slice(5))
    .join(' ')

test('the federal holidays of the United States, observed on the nearest workday', () => {
  expect(inYear('US', 2026)).toBe('01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25')
  // The New Year of 2028 is a Saturday, Veterans Day too.
  expect(inYear('US', 2027)).toBe('01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31')
  expect(inYear('US', 2028)).toContain('11-10')
})

test('the statutory holidays of Mexico', () => {
  expect(inYear('MX', 2026)).toBe('01-01 02-02 03-16 05-01 09-16 11-16 12-25')
  // A president takes office.
  expect(inYear('MX', 2030)).toContain('10-01')
})

test('the national holidays of Peru, with those before Easter', () => {
  expect(inYear('PE', 2026)).toBe(
    '01-01 04-02 04-03 05-01 06-29 07-23 07-28 07-29 08-06 10-08 12-08 12-09 12-25',
  )
  for (const [year, friday] of [
    [2024, '03-29'],
    [2025, '04-18'],
    [2027, '03-26'],
    [2038, '04-23'],
  ] as const)
    expect(inYear('PE', year), String(year)).toContain(friday)
})

test('only days around the time, on workdays; none for other countries', () => {
  // Christmas of 2027 is a Saturday.
  expect(holidaysFrom('MX', new Date('2027-12-20T00:00:00Z'), 10)).toEqual([])
  expect(holidaysFrom('US', new Date('2026-11-27T03:00:00Z'), 90)).toEqual([
    '2026-11-26',
    '2026-12-25',
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
  ])
  expect(holidaysFrom('CL', new Date('2026-09-01T00:00:00Z'), 90)).toEqual([])
})
