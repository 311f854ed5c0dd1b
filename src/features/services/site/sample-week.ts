/** A made-up week of ads, which shows how a weekly report reads. */
export type SampleAd = {
  name: 'urgent' | 'cleaning' | 'video' | 'raffle'
  /** Whether the ad is in the other language than the page. */
  isForeign?: boolean
  /** In cents. */
  spent: number
  brought: 'calls' | 'chats' | 'forms' | 'bookings'
  count: number
}

export const sampleWeek: readonly SampleAd[] = [
  { name: 'urgent', spent: 86_00, brought: 'calls', count: 7 },
  { name: 'cleaning', isForeign: true, spent: 64_00, brought: 'chats', count: 9 },
  { name: 'video', spent: 70_00, brought: 'forms', count: 4 },
  { name: 'raffle', spent: 55_00, brought: 'bookings', count: 0 },
]

/** Returns what one result cost, in cents of whole dollars; undefined when there was none. */
export const costPerResult = ({ spent, count }: Pick<SampleAd, 'spent' | 'count'>): number | undefined =>
  count > 0 ? Math.round(spent / count / 100) * 100 : undefined
