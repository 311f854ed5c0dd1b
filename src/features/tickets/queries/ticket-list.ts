import { and, eq, inArray } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'

import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, sql, isoTime } from '@/lib/server/db/sql'
import { log } from '@/lib/server/log'
import { ticket_messages } from '@/payload-tables'
import type { Ticket } from '@/payload-types'
import { MAX_LISTED_TICKETS, openTicketStatuses } from '../rules'
import { whereOwnClient } from './ticket-subject'

/** A ticket as a list shows it. */
export type ListedTicket = Pick<Ticket, 'id' | 'title' | 'priority' | 'status' | 'createdAt'> & {
  /** The ISO time of the last public message, or of the ticket itself. */
  lastActivity: string
}

type TicketList = { tickets: ListedTicket[]; total: number }

/** Returns the newest tickets of the user's own client and how many there are; null when they cannot be read. */
export const listOwnTickets = (req: PayloadRequest): Promise<TicketList | null> =>
  readList(req).catch((error: unknown) => {
    log.error({ err: error }, 'the tickets of a client could not be read')
    return null
  })

async function readList(req: PayloadRequest): Promise<TicketList> {
  const where = whereOwnClient(req)
  const { docs } = await asUser(req).find({
    collection: 'tickets',
    where,
    sort: ['-createdAt', 'id'],
    // One more row than is shown tells whether there are more to count.
    limit: MAX_LISTED_TICKETS + 1,
    pagination: false,
    depth: 0,
    joins: false,
    select: { title: true, priority: true, status: true, createdAt: true },
  })
  const listed = docs.slice(0, MAX_LISTED_TICKETS)
  const [latest, total] = await Promise.all([
    findLastActivity(
      req,
      listed.map(({ id }) => id),
    ),
    docs.length > listed.length ? countAll(req) : docs.length,
  ])
  const tickets = listed.map(({ id, title, priority, status, createdAt }) => {
    const lastActivity = latest.get(id) ?? createdAt
    return { id, title, priority, status, createdAt, lastActivity }
  })
  return { tickets, total }
}

const countAll = async (req: PayloadRequest) =>
  (await asUser(req).count({ collection: 'tickets', where: whereOwnClient(req) })).totalDocs

/** Returns when the last public message of each ticket was written. */
async function findLastActivity(req: PayloadRequest, tickets: string[]): Promise<Map<string, string>> {
  if (tickets.length === 0) return new Map()
  const { ticket, createdAt, visibility } = ticket_messages
  const db = await databaseOf(req)
  const rows = await db
    .select({ ticket, at: isoTime(sql<string>`max(${createdAt})`) })
    .from(ticket_messages)
    .where(and(inArray(ticket, tickets), eq(visibility, 'public')))
    .groupBy(ticket)
  return new Map(rows.map(({ ticket, at }) => [ticket, at]))
}

export type TicketCounts = { open: number; all: number }

/** Counts the tickets of a client that the signed-in user may see, and those of them that are open. */
export async function countTickets(req: PayloadRequest, client: string): Promise<TicketCounts> {
  const count = async (...conditions: Where[]) => {
    const where = { and: [{ client: { equals: client } }, ...conditions] }
    return (await asUser(req).count({ collection: 'tickets', where })).totalDocs
  }
  const [all, open] = await Promise.all([count(), count({ status: { in: [...openTicketStatuses] } })])
  return { open, all }
}
