import type { TicketPriority, TicketStatus } from '../../../../src/features/tickets/rules'

/** A message or status change, `after` hours after the previous one. */
export type SeedLine = { after: number; by: 'client' | 'team' | 'admin' } & (
  | { says: string; notes?: undefined; to?: undefined }
  | { notes: string; says?: undefined; to?: undefined }
  | { to: TicketStatus; says?: undefined; notes?: undefined }
)

export type SeedTicket = {
  title: string
  description: string
  priority: TicketPriority
  /** When it was opened, in hours before now. Its status is the last one in `lines`. */
  hoursAgo: number
  lines: readonly SeedLine[]
}

/** Tickets of the demo account in this language, and of other clients. */
export type SeedTickets = { demo: readonly SeedTicket[]; others: readonly SeedTicket[] }
