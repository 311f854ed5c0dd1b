import type { WaitingCounts } from '@/features/dashboard/queries/waiting-counts'
import { MAX_COUNTED_LEADS } from '@/features/leads/board-rules'
import type { NavCount } from './navigation'

/**
 * Returns what waits, by the slug of the entry in the navigation; nothing for an entry where nothing waits. Red only when
 * the clock of a lead has less than four hours left, or an email failed.
 */
export function navCounts(
  { leads, isLeadUrgent, tickets, proposals, translations, failedEmails }: WaitingCounts,
  language: string,
  t: (key: string) => string,
): Record<string, NavCount> {
  const format = new Intl.NumberFormat(language === 'es' ? 'es-MX' : 'en-US')
  const entry = (slug: string, count: number, key = 'waiting', max = Infinity): [string, NavCount][] => {
    const number = format.format(Math.min(count, max)) + (count > max ? '+' : '')
    return count > 0 ? [[slug, { number, label: t(`nav:${key}`), isHot: key !== 'waiting' }]] : []
  }
  return Object.fromEntries([
    ...entry('leads', leads, isLeadUrgent ? 'waitingUrgent' : 'waiting', MAX_COUNTED_LEADS),
    ...entry('tickets', tickets),
    ...entry('proposals', proposals),
    ...entry('posts', translations),
    ...entry('outbox', failedEmails ?? 0, 'failed'),
  ])
}
