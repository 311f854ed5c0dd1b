/** Returns a time as a date and time input shows it, in the browser's zone: '2026-11-24T09:00'. */
export function localMinute(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
