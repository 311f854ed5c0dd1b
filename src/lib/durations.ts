/** A duration in its two largest units: minutes below an hour, days from two on. */
export type Duration =
  | { unit: 'minutes'; minutes: number }
  | { unit: 'hours'; hours: number }
  | { unit: 'hoursAndMinutes'; hours: number; minutes: number }
  | { unit: 'days'; days: number }

export function durationOf(minutes: number): Duration {
  if (minutes < 60) return { unit: 'minutes', minutes }
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return { unit: 'days', days: Math.floor(hours / 24) }
  return hours < 24 && minutes % 60 > 0
    ? { unit: 'hoursAndMinutes', hours, minutes: minutes % 60 }
    : { unit: 'hours', hours }
}
