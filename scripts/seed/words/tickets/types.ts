import type { TicketPriority, TicketStatus } from '../../../../src/features/tickets/rules'

/** What happens in a thread, so many hours after what happened before. */
export type SeedLine = { after: number; by: 'client' | 'team' | 'admin' } & (
  | { says: string; notes?: undefined; to?: undefined }
  | { notes: string; says?: undefined; to?: undefined }
  | { to: TicketStatus; says?: undefined; notes?: undefined }
)

export type SeedTicket = {
  title: string
  description: string
  priority: TicketPriority
  /** Hours before now at which it was opened. Its status is what its lines leave. */
  hoursAgo: number
  lines: readonly SeedLine[]
}

/** Of the two clients of the demo, and of others who write in that language. */
export type SeedTickets = { demo: readonly SeedTicket[]; others: readonly SeedTicket[] }
