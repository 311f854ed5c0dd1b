import type { PayloadRequest } from 'payload'

import { cleanQuery, searchTerms } from '@/lib/search-words'
import { requireStaff } from '@/lib/server/auth/require-staff'
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
  const text = sql`
    fold_text(concat_ws(' ', name, company_name, email, phone, regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')))`
  const words = searchTerms(cleanQuery(query)).map((term) => sql`and ${text} like ${`%${term}%`}`)
  const clients = await runSql<ClientOption>(
    req,
    sql`
      select id, coalesce(name, email) as name, company_name as company, email, language from clients
      where true ${sql.join(words, sql` `)} order by created_at desc, id limit ${MAX_OPTIONS}`,
  )
  return { clients }
}
