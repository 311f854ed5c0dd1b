import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { cleanQuery } from '@/lib/search-words'
import { searchedText, wordConditions } from '@/lib/server/db/search'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
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

const orders: Record<TicketSort, SQL> = {
  created: sql`t.created_at desc, t.id`,
  priority: sql`t.priority desc, t.created_at desc, t.id`,
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
  const rows = await runSql<Row>(
    req,
    sql`
      select t.id, t.number::int, t.title, left(t.description, ${EXCERPT}) as description, t.priority, t.status,
        to_json(t.created_at) #>> '{}' as "createdAt", c.id as "clientId", c.name as "clientName",
        c.company_name as company
      from tickets t join clients c on c.id = t.client_id where ${where}
      order by ${orders[sort]} limit ${TICKET_PAGE_SIZE} offset ${(page - 1) * TICKET_PAGE_SIZE}`,
  )
  return { tickets: rows.map(toBoardTicket), page, pages, ...counts }
}

type Row = Omit<BoardTicket, 'client'> & {
  clientId: string
  clientName: string | null
  company: string | null
}

const toBoardTicket = ({ clientId, clientName, company, ...ticket }: Row): BoardTicket => ({
  ...ticket,
  client: { id: clientId, name: clientName ?? '', company },
})

async function countTickets(req: PayloadRequest, where: SQL) {
  const [row] = await runSql<Pick<TicketBoardPage, 'matching' | 'open' | 'total'>>(
    req,
    sql`
      select count(*) filter (where ${where})::int as matching, count(*)::int as total,
        count(*) filter (where t.status in ('open', 'in_progress'))::int as open
      from tickets t join clients c on c.id = t.client_id`,
  )
  return row ?? { matching: 0, open: 0, total: 0 }
}

/** Every word of the search occurs in number, title, description, or the client's name or company. */
function conditionsOf({ query = '', status, priority }: TicketFilter): SQL {
  const text = searchedText(sql`t.number, t.title, t.description, c.name, c.company_name`)
  const conditions = [
    ...(status ? [sql`t.status = ${status}`] : []),
    ...(priority ? [sql`t.priority = ${priority}`] : []),
    ...wordConditions(text, cleanQuery(query)),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}
