import type { PayloadRequest } from 'payload'

import { cleanQuery } from '@/lib/search-words'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { searchedText, wordConditions } from '@/lib/server/db/search'
import { runSql, sql } from '@/lib/server/db/sql'
import type { Language } from '@/i18n/languages'

/** A client to choose from. */
export type ClientOption = {
  id: string
  name: string
  company: string | null
  email: string
  language: Language
}

const MAX_OPTIONS = 8

/** Returns clients by name, company, email or phone; without a query, the newest. For staff only. */
export async function listClientOptions(
  req: PayloadRequest,
  query: string,
): Promise<{ clients: ClientOption[] }> {
  requireStaff(req)
  const text = searchedText(sql`name, company_name, email, phone, phone_digits(phone)`)
  const words = wordConditions(text, cleanQuery(query)).map((condition) => sql`and ${condition}`)
  const clients = await runSql<ClientOption>(
    req,
    sql`
      select id, coalesce(name, email) as name, company_name as company, email, language from clients
      where true ${sql.join(words, sql` `)} order by created_at desc, id limit ${MAX_OPTIONS}`,
  )
  return { clients }
}
