import type { Amount } from './deal-rules'

/** Rules of the timeline. Pure: no I/O. */

export const timelineKinds = [
  'lead',
  'replied',
  'client',
  'sent',
  'viewed',
  'signed',
  'declined',
  'revised',
  'issued',
  'paid',
  'unpaid',
  'reminded',
  'overdue',
  'opened',
  'resolved',
  'closed',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Something that happened with a client. */
export type TimelineEntry = {
  kind: TimelineKind
  /** The document that it happened to. */
  id: string
  /** An ISO time; a day in UTC when `isDay` is true. */
  at: string
  isDay: boolean
  /** Who did it; null for the system, or when nobody recorded it. */
  actor: string | null
  /** The title of a proposal or ticket, or the number of an invoice. */
  title: string | null
  /** The number of a ticket. */
  number: number | null
  amount: Amount | null
}

type Dated = { at: string; isDay: boolean }

/**
 * Groups entries by the month in which they happened, in the zone of the reader; days are days in UTC. Keeps their order.
 * Months are named in the language, such as 'March 2026'.
 */
export function byMonth<Entry extends Dated>(
  entries: readonly Entry[],
  language: string,
  zone: string,
): { month: string; entries: Entry[] }[] {
  const months = new Map<string, Entry[]>()
  for (const entry of entries) {
    const month = monthOf(entry, language, zone)
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months].map(([month, those]) => ({ month, entries: those }))
}

function monthOf({ at, isDay }: Dated, language: string, zone: string): string {
  const name = new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: isDay ? 'UTC' : zone,
  }).format(new Date(at))
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
