import type { PayloadRequest } from 'payload'

import type { TicketPriority, TicketStatus } from '@/features/tickets/rules'
import { runSql, sql } from '@/lib/server/db/sql'

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

type Row = Omit<OpenTicket, 'client'> & {
  clientId: string
  clientName: string | null
  company: string | null
  isUrgent: boolean
  urgentPlace: number
  waitingPlace: number
  urgentTotal: number
  waitingTotal: number
}

/** The open tickets, each with `urgent`, `last_at` (its last public message) and `waits` (for us). */
export const openTickets = sql`
  select t.id, t.number, t.title, t.priority, t.status, t.created_at, t.client_id,
    t.priority = 'urgent' as urgent, coalesce(last.created_at, t.created_at) as last_at,
    -- The account of a client who opened it may be deleted; that of staff is only deactivated.
    coalesce(not last.from_staff, opener.role = 'client', true) as waits
  from tickets t left join users opener on opener.id = t.opened_by_id
  left join lateral (
    select coalesce(m.from_staff, false) as from_staff, m.created_at from ticket_messages m
    where m.ticket_id = t.id and m.visibility = 'public' and m.type = 'reply'
    order by m.created_at desc limit 1) last on true
  where t.status in ('open', 'in_progress')`

/** Reads all open tickets once. Callers have checked that the user is staff. */
export async function findOpenTickets(req: PayloadRequest): Promise<OpenTickets> {
  const rows = await runSql<Row>(
    req,
    sql`
      with open as (${openTickets}), placed as (
        select *, count(*) filter (where urgent) over () as urgent_total, count(*) filter (where waits) over () as waiting_total,
          row_number() over (partition by urgent order by waits desc, last_at, id) as urgent_place,
          row_number() over (partition by waits order by last_at, id) as waiting_place
        from open
      )
      select o.id, o.number::int, o.title, o.priority, o.status, to_json(o.created_at) #>> '{}' as "createdAt",
        to_json(o.last_at) #>> '{}' as "lastMessageAt", o.waits as "waitsForUs", o.urgent as "isUrgent",
        o.urgent_place::int as "urgentPlace", o.waiting_place::int as "waitingPlace",
        o.urgent_total::int as "urgentTotal", o.waiting_total::int as "waitingTotal",
        c.id as "clientId", c.name as "clientName", c.company_name as company
      from placed o join clients c on c.id = o.client_id
      where (o.urgent and o.urgent_place <= ${MAX_LISTED}) or (o.waits and o.waiting_place <= ${MAX_LISTED})`,
  )
  const pick = (has: (row: Row) => boolean, placeOf: (row: Row) => number) =>
    rows
      .filter((row) => has(row) && placeOf(row) <= MAX_LISTED)
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(toTicket)
  return {
    urgent: pick(
      ({ isUrgent }) => isUrgent,
      ({ urgentPlace }) => urgentPlace,
    ),
    urgentTotal: rows[0]?.urgentTotal ?? 0,
    waiting: pick(
      ({ waitsForUs }) => waitsForUs,
      ({ waitingPlace }) => waitingPlace,
    ),
    waitingTotal: rows[0]?.waitingTotal ?? 0,
  }
}

const toTicket = (row: Row): OpenTicket => ({
  id: row.id,
  number: row.number,
  title: row.title,
  priority: row.priority,
  status: row.status,
  client: { id: row.clientId, name: row.clientName ?? '', company: row.company },
  createdAt: row.createdAt,
  lastMessageAt: row.lastMessageAt,
  waitsForUs: row.waitsForUs,
})
