import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { cleanQuery } from '@/lib/search-words'
import { searchedText, wordConditions } from '@/lib/server/db/search'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
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

const orders: Record<ClientSort, SQL> = {
  created: sql`created_at desc, id`,
  name: sql`fold_text(coalesce(name, email)), id`,
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
  const clients = await runSql<ListedClient>(
    req,
    sql`
      select id, coalesce(name, email) as name, email, phone, company_name as company,
        billing_tool_client_id as "billingId", status, language, to_json(created_at) #>> '{}' as "createdAt"
      from clients where ${where}
      order by ${orders[sort]} limit ${CLIENT_PAGE_SIZE} offset ${(page - 1) * CLIENT_PAGE_SIZE}`,
  )
  return { clients, page, pages, ...counts }
}

async function countClients(req: PayloadRequest, where: SQL) {
  const [row] = await runSql<Pick<ClientBoardPage, 'matching' | 'active' | 'total'>>(
    req,
    sql`
      select count(*) filter (where ${where})::int as matching, count(*)::int as total,
        count(*) filter (where status = 'active')::int as active
      from clients`,
  )
  return row ?? { matching: 0, active: 0, total: 0 }
}

/** Every word of the search occurs in name, email, company, the digits of the phone number, or the billing id. */
function conditionsOf({ query = '', status }: ClientFilter): SQL {
  const text = searchedText(
    sql`name, email, company_name, phone, phone_digits(phone), billing_tool_client_id`,
  )
  const conditions = [
    ...(status ? [sql`status = ${status}`] : []),
    ...wordConditions(text, cleanQuery(query)),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}
