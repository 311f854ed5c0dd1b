import { desc } from 'drizzle-orm'
import { QueryBuilder, type SubqueryWithSelection } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { hasWords } from '@/features/leads/queries/lead-conditions'
import { SCAN_LIMIT } from '@/features/leads/queries/lead-rows'
import { normalizeForSearch } from '@/lib/search-words'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, sql, foldText } from '@/lib/server/db/sql'
import { leads } from '@/payload-tables'
import { commandLimits, type Found } from '../rules'
import { inOrder } from './matching'

/** Finds leads by name, company, email address and phone number, as the board of leads does. */
export async function findLeads(req: PayloadRequest, query: string): Promise<Found[]> {
  const ids = await findLeadIds(req, query)
  if (ids.length === 0) return []
  const { docs } = await asUser(req).find({
    collection: 'leads',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { name: true, company: true, email: true, status: true },
  })
  return inOrder(ids, docs).map(({ id, name, company, email, status }) => ({
    kind: 'leads',
    id,
    title: name,
    detail: company || email,
    status,
  }))
}

const { id, name, createdAt, search } = leads
const columns = { id, name, createdAt, search }
const builder = new QueryBuilder()

/**
 * Returns the ids of the leads that have every word: first those whose name starts with the query, then the newest. A
 * frequent word is looked for among the newest leads only; for a rarer one the trigram index collects all matches.
 */
async function findLeadIds(req: PayloadRequest, query: string): Promise<string[]> {
  const newest = builder
    .select(columns)
    .from(leads)
    .orderBy(desc(createdAt), desc(id))
    .limit(SCAN_LIMIT)
    .as('newest')
  const found = await select(
    req,
    query,
    builder.select().from(newest).where(hasWords(query, newest)).as('matches'),
  )
  if (found.length === commandLimits.perKind) return found
  return select(req, query, builder.select(columns).from(leads).where(hasWords(query)).as('matches'))
}

async function select(
  req: PayloadRequest,
  query: string,
  matches: SubqueryWithSelection<typeof columns, 'matches'>,
): Promise<string[]> {
  const startsWithQuery = sql`starts_with(${foldText(matches.name)}, ${normalizeForSearch(query)})`
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .orderBy(desc(startsWithQuery), desc(matches.createdAt), desc(matches.id))
    .limit(commandLimits.perKind)
  return rows.map((row) => row.id)
}
