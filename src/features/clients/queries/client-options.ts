import { and, desc } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { cleanQuery } from '@/lib/search-words'
import { requireStaff } from '@/lib/server/http/authorize'
import { searchedText, wordConditions } from '@/lib/server/db/search'
import { databaseOf, coalesce, phoneDigits } from '@/lib/server/db/sql'
import { clients } from '@/payload-tables'
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
  const { id, name, companyName: company, email, language, phone } = clients
  const text = searchedText(name, company, email, phone, phoneDigits(phone))
  const db = await databaseOf(req)
  const found = await db
    .select({ id, name: coalesce(clients.name, clients.email), company, email, language })
    .from(clients)
    .where(and(...wordConditions(text, cleanQuery(query))))
    .orderBy(desc(clients.createdAt), id)
    .limit(MAX_OPTIONS)
  return { clients: found }
}
