import { and, eq, inArray, lte, or } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { lastMessageAt, lastReply, waitsForStaff } from '@/features/tickets/queries/waiting'
import type { TicketPriority, TicketStatus } from '@/features/tickets/rules'
import { databaseOf, sql, isoTime, preparedSelect } from '@/lib/server/db/sql'
import { clients, tickets, users } from '@/payload-tables'

/** An open or in-progress ticket. Times are ISO texts. */
export type OpenTicket = {
  id: string
  number: number
  title: string
  priority: TicketPriority
  status: TicketStatus
  client: { id: string; name: string; company: string | null }
  createdAt: string
  /** When the last public message was written, or the ticket was opened. */
  lastMessageAt: string
  /** The last public message is the client's, or a client opened the ticket and nobody has answered. */
  waitsForUs: boolean
}

export type OpenTickets = {
  /** Those that wait for us first, then by age of the last message. */
  urgent: OpenTicket[]
  urgentTotal: number
  /** Includes urgent ones. Those that have waited longest come first. */
  waiting: OpenTicket[]
  waitingTotal: number
}

const MAX_LISTED = 5

const builder = new QueryBuilder()

const { id, number, title, priority, status, createdAt, client } = tickets

/** The open tickets. */
export const openTickets = builder
  .select({
    ...{ id, number, title, priority, status, createdAt, client },
    isUrgent: sql<boolean>`${priority} = 'urgent'`.as('is_urgent'),
    lastMessageAt: lastMessageAt.as('last_message_at'),
    waitsForUs: waitsForStaff.as('waits_for_us'),
  })
  .from(tickets)
  .leftJoin(users, eq(users.id, tickets.openedBy))
  .leftJoinLateral(lastReply, sql`true`)
  .where(inArray(status, ['open', 'in_progress']))
  .as('open_tickets')

const { isUrgent, waitsForUs } = openTickets
const oldestFirst = sql`${openTickets.lastMessageAt}, ${openTickets.id}`

/** The open tickets with their places in both lists, and how many are in these. */
const placed = builder
  .select({
    id: openTickets.id,
    number: openTickets.number,
    title: openTickets.title,
    priority: openTickets.priority,
    status: openTickets.status,
    createdAt: openTickets.createdAt,
    client: openTickets.client,
    lastMessageAt: openTickets.lastMessageAt,
    isUrgent,
    waitsForUs,
    urgentPlace: sql`row_number() over (partition by ${isUrgent} order by ${waitsForUs} desc, ${oldestFirst})`
      .mapWith(Number)
      .as('urgent_place'),
    waitingPlace: sql`row_number() over (partition by ${waitsForUs} order by ${oldestFirst})`
      .mapWith(Number)
      .as('waiting_place'),
    urgentTotal: sql`count(*) filter (where ${isUrgent}) over ()`.mapWith(Number).as('urgent_total'),
    waitingTotal: sql`count(*) filter (where ${waitsForUs}) over ()`.mapWith(Number).as('waiting_total'),
  })
  .from(openTickets)
  .as('placed')

const isListed = or(
  and(placed.isUrgent, lte(placed.urgentPlace, MAX_LISTED)),
  and(placed.waitsForUs, lte(placed.waitingPlace, MAX_LISTED)),
)

const selectListed = preparedSelect('open-tickets', (db) =>
  db
    .select({
      ticket: {
        id: placed.id,
        number: placed.number,
        title: placed.title,
        priority: placed.priority,
        status: placed.status,
        createdAt: isoTime(placed.createdAt),
        lastMessageAt: isoTime(placed.lastMessageAt),
        waitsForUs: placed.waitsForUs,
      },
      client: {
        id: clients.id,
        name: sql<string>`coalesce(${clients.name}, '')`,
        company: clients.companyName,
      },
      isUrgent: placed.isUrgent,
      urgentPlace: placed.urgentPlace,
      waitingPlace: placed.waitingPlace,
      urgentTotal: placed.urgentTotal,
      waitingTotal: placed.waitingTotal,
    })
    .from(placed)
    .innerJoin(clients, eq(clients.id, placed.client))
    .where(isListed),
)

/** Reads all open tickets once. Callers have checked that the user is staff. */
export async function findOpenTickets(req: PayloadRequest): Promise<OpenTickets> {
  const rows = await selectListed(await databaseOf(req)).execute()
  type Row = (typeof rows)[number]
  const pick = (has: (row: Row) => boolean, placeOf: (row: Row) => number) =>
    rows
      .filter((row) => has(row) && placeOf(row) <= MAX_LISTED)
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((row): OpenTicket => ({ ...row.ticket, client: row.client }))
  return {
    urgent: pick(
      (row) => row.isUrgent,
      (row) => row.urgentPlace,
    ),
    urgentTotal: rows[0]?.urgentTotal ?? 0,
    waiting: pick(
      ({ ticket }) => ticket.waitsForUs,
      (row) => row.waitingPlace,
    ),
    waitingTotal: rows[0]?.waitingTotal ?? 0,
  }
}
