/** Hours of a day, and an offset that Postgres accepts: below 16 hours. */
const TIMESTAMP =
  /^(?!0000)(\d{4}-\d\d-\d\d)[ T](?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5])(?::?[0-5]\d)?)$/

/** Whether Postgres reads this text from a request as a `timestamptz`. It rejects days such as February 30. */
export function isTimestampText(text: string): boolean {
  const [, day] = TIMESTAMP.exec(text) ?? []
  if (!day) return false
  const date = new Date(`${day}T00:00:00Z`)
  // JavaScript reads February 30 as March 2.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`)
}
