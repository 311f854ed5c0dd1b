import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { cleanQuery } from '@/lib/search-words'
import { searchedText, wordConditions } from '@/lib/server/db/search'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, sql, coalesce, foldText, isoTime, phoneDigits } from '@/lib/server/db/sql'
import { clients } from '@/payload-tables'
import {
  CLIENT_PAGE_SIZE,
  type ClientFilter,
  type ClientSort,
  type ClientStatus,
} from '@/features/clients/rules'
import type { ClientBoardRequest } from '@/features/clients/schemas'

/** A row of the board. */
export type ListedClient = {
  id: string
  name: string
  email: string
  phone: string | null
  company: string | null
  /** The client's id in an external billing tool. */
  billingId: string | null
  status: ClientStatus
  language: Language
  /** An ISO time. */
  createdAt: string
}

export type ClientBoardPage = {
  clients: ListedClient[]
  page: number
  pages: number
  /** Clients that match the filter. */
  matching: number
  /** Active clients, and all, whatever the filter. */
  active: number
  total: number
}

const { id, name, email, phone, companyName, billingToolClientId, status, language, createdAt } = clients
const shownName = coalesce(name, email)

/** What the board selects of a client. */
export const listedClient = {
  ...{ id, email, phone, status, language },
  name: shownName,
  company: companyName,
  billingId: billingToolClientId,
  createdAt: isoTime(createdAt),
}

const orders: Record<ClientSort, (SQL | AnyPgColumn)[]> = {
  created: [desc(createdAt), id],
  name: [foldText(shownName), id],
}

/** Returns one page of the board; the last one for a page beyond it. For staff only: throws AppError 'forbidden'. */
export async function findClientBoardPage(
  req: PayloadRequest,
  { filter = {}, sort = 'created', page: asked = 1 }: ClientBoardRequest = {},
): Promise<ClientBoardPage> {
  requireStaff(req)
  const where = conditionsOf(filter)
  const counts = await countClients(req, where)
  const pages = Math.max(1, Math.ceil(counts.matching / CLIENT_PAGE_SIZE))
  const page = Math.min(asked, pages)
  const db = await databaseOf(req)
  const found = await db
    .select(listedClient)
    .from(clients)
    .where(where)
    .orderBy(...orders[sort])
    .limit(CLIENT_PAGE_SIZE)
    .offset((page - 1) * CLIENT_PAGE_SIZE)
  return { clients: found, page, pages, ...counts }
}

async function countClients(req: PayloadRequest, where: SQL | undefined) {
  const db = await databaseOf(req)
  const countOf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const [row] = await db
    .select({
      matching: where ? countOf(where) : count(),
      total: count(),
      active: countOf(eq(status, 'active')),
    })
    .from(clients)
  return row ?? { matching: 0, active: 0, total: 0 }
}

/** Every word of the search occurs in name, email, company, the digits of the phone number, or the billing id. */
function conditionsOf({ query = '', status: wanted }: ClientFilter): SQL | undefined {
  const text = searchedText(name, email, companyName, phone, phoneDigits(phone), billingToolClientId)
  return and(wanted ? eq(status, wanted) : undefined, ...wordConditions(text, cleanQuery(query)))
}
