/**
 * The public holidays on which the offices of a country are closed: those of the federal law in the United States, of
 * article 74 of the labor law in Mexico, and of decree 713 and its amendments in Peru. Offices elsewhere have none.
 */

/** A holiday's date in a year, as the start of that day in UTC; undefined in years without it. */
type Holiday = (year: number) => number | undefined

const DAY = 86_400_000
const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6

const weekdayOf = (at: number) => new Date(at).getUTCDay()

/** The same day of every year. `month` is 1 in January. */
const on =
  (month: number, day: number): Holiday =>
  (year) =>
    Date.UTC(year, month - 1, day)

/** The n-th of a weekday in a month. */
const nth =
  (n: number, weekday: number, month: number): Holiday =>
  (year) => {
    const first = Date.UTC(year, month - 1, 1)
    return first + (((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7) * DAY
  }

/** The last of a weekday in a month. */
const last =
  (weekday: number, month: number): Holiday =>
  (year) => {
    const end = Date.UTC(year, month, 0)
    return end - ((weekdayOf(end) - weekday + 7) % 7) * DAY
  }

/** In the United States, a holiday on a weekend is observed on the nearest weekday. */
const observed =
  (holiday: Holiday): Holiday =>
  (year) => {
    const at = holiday(year)
    if (at === undefined) return undefined
    const shift: Record<number, number> = { [SATURDAY]: -1, [SUNDAY]: 1 }
    return at + (shift[weekdayOf(at)] ?? 0) * DAY
  }

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms). */
function easterSunday(year: number): number {
  const [century, yearOfCentury] = [Math.floor(year / 100), year % 100]
  const golden = year % 19
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * correction + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

const beforeEaster =
  (days: number): Holiday =>
  (year) =>
    easterSunday(year) - days * DAY

/** A new president of Mexico takes office every six years. */
const mexicanTransfer: Holiday = (year) => (year % 6 === 2 ? Date.UTC(year, 9, 1) : undefined)

const holidays: Record<string, readonly Holiday[]> = {
  US: [
    observed(on(1, 1)),
    nth(3, MONDAY, 1),
    nth(3, MONDAY, 2),
    last(MONDAY, 5),
    observed(on(6, 19)),
    observed(on(7, 4)),
    nth(1, MONDAY, 9),
    nth(2, MONDAY, 10),
    observed(on(11, 11)),
    nth(4, THURSDAY, 11),
    observed(on(12, 25)),
  ],
  MX: [
    on(1, 1),
    nth(1, MONDAY, 2),
    nth(3, MONDAY, 3),
    on(5, 1),
    on(9, 16),
    mexicanTransfer,
    nth(3, MONDAY, 11),
    on(12, 25),
  ],
  PE: [
    on(1, 1),
    beforeEaster(3),
    beforeEaster(2),
    on(5, 1),
    on(6, 7),
    on(6, 29),
    on(7, 23),
    on(7, 28),
    on(7, 29),
    on(8, 6),
    on(8, 30),
    on(10, 8),
    on(11, 1),
    on(12, 8),
    on(12, 9),
    on(12, 25),
  ],
}

/**
 * Returns the public holidays of a country (ISO 3166-1) that fall on a workday, as `YYYY-MM-DD`, from the day before `from`
 * (another zone may still be there) for the next `days`.
 */
export function holidaysFrom(country: string, from: Date, days: number): string[] {
  const [start, end] = [from.getTime() - 2 * DAY, from.getTime() + days * DAY]
  const year = from.getUTCFullYear()
  return [year - 1, year, year + 1]
    .flatMap((one) => (holidays[country] ?? []).flatMap((holiday) => holiday(one) ?? []))
    .filter((at) => at > start && at < end && weekdayOf(at) !== SUNDAY && weekdayOf(at) !== SATURDAY)
    .toSorted((a, b) => a - b)
    .map((at) => new Date(at).toISOString().slice(0, 10))
}
