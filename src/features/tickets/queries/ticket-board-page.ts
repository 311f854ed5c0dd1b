import { and, count, desc, eq, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { cleanQuery } from '@/lib/search-words'
import { searchedText, wordConditions } from '@/lib/server/db/search'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, sql, isoTime } from '@/lib/server/db/sql'
import { clients, tickets } from '@/payload-tables'
import { TICKET_PAGE_SIZE, type TicketFilter, type TicketSort } from '../board-rules'
import type { TicketBoardRequest } from '../board-schemas'
import type { TicketPriority, TicketStatus } from '../rules'

/** A row of the board. */
export type BoardTicket = {
  id: string
  number: number
  title: string
  description: string
  priority: TicketPriority
  status: TicketStatus
  /** An ISO time. */
  createdAt: string
  client: { id: string; name: string; company: string | null }
}

export type TicketBoardPage = {
  tickets: BoardTicket[]
  page: number
  pages: number
  /** Tickets that match the filter. */
  matching: number
  /** Tickets that are open or in progress, and all, whatever the filter. */
  open: number
  total: number
}

/** Characters of a description that a row shows. */
const EXCERPT = 300

const orders: Record<TicketSort, AnyColumn[]> = {
  created: [tickets.createdAt],
  priority: [tickets.priority, tickets.createdAt],
}

/**
 * Returns one page of the board; the last one for a page beyond it. For staff only: throws AppError 'forbidden'.
 */
export async function findTicketBoardPage(
  req: PayloadRequest,
  { filter = {}, sort = 'created', page: asked = 1 }: TicketBoardRequest = {},
): Promise<TicketBoardPage> {
  requireStaff(req)
  const where = conditionsOf(filter)
  const counts = await countTickets(req, where)
  const pages = Math.max(1, Math.ceil(counts.matching / TICKET_PAGE_SIZE))
  const page = Math.min(asked, pages)
  const db = await databaseOf(req)
  const rows = await db
    .select({
      id: tickets.id,
      number: tickets.number,
      title: tickets.title,
      description: sql<string>`left(${tickets.description}, ${EXCERPT})`,
      priority: tickets.priority,
      status: tickets.status,
      createdAt: isoTime(tickets.createdAt),
      client: {
        id: clients.id,
        name: sql<string>`coalesce(${clients.name}, '')`,
        company: clients.companyName,
      },
    })
    .from(tickets)
    .innerJoin(clients, eq(clients.id, tickets.client))
    .where(where)
    .orderBy(...orders[sort].map((column) => desc(column)), tickets.id)
    .limit(TICKET_PAGE_SIZE)
    .offset((page - 1) * TICKET_PAGE_SIZE)
  return { tickets: rows, page, pages, ...counts }
}

async function countTickets(req: PayloadRequest, where: SQL) {
  const isOpen = sql`${tickets.status} in ('open', 'in_progress')`
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      matching: sql`count(*) filter (where ${where})`.mapWith(Number),
      open: sql`count(*) filter (where ${isOpen})`.mapWith(Number),
      total: count(),
    })
    .from(tickets)
    .innerJoin(clients, eq(clients.id, tickets.client))
  return row ?? { matching: 0, open: 0, total: 0 }
}

/** Every word of the search occurs in number, title, description, or the client's name or company. */
function conditionsOf({ query = '', status, priority }: TicketFilter): SQL {
  const { number, title, description } = tickets
  const text = searchedText(number, title, description, clients.name, clients.companyName)
  return (
    and(
      status && eq(tickets.status, status),
      priority && eq(tickets.priority, priority),
      ...wordConditions(text, cleanQuery(query)),
    ) ?? sql`true`
  )
}
