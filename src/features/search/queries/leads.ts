import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { allOf, searchConditions } from '@/features/leads/queries/lead-conditions'
import { SCAN_LIMIT } from '@/features/leads/queries/lead-rows'
import { normalizeForSearch } from '@/lib/search-words'
import { asUser } from '@/lib/server/db/local-api'
import { runSql, sql } from '@/lib/server/db/sql'
import { commandLimits, type Found } from '../rules'
import { inOrder } from './matching-ids'

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

/**
 * Returns the ids of the leads that have every word: first those whose name starts with the query, then the newest. A
 * frequent word is looked for among the newest leads only; for a rarer one the trigram index collects all matches.
 */
async function findLeadIds(req: PayloadRequest, query: string): Promise<string[]> {
  const matches = allOf(searchConditions(query))
  const newest = sql`(select * from leads order by created_at desc, id desc limit ${SCAN_LIMIT}) l`
  const found = await select(req, query, sql`select l.* from ${newest} where ${matches}`)
  if (found.length === commandLimits.perKind) return found
  return select(req, query, sql`select l.* from leads l where ${matches}`)
}

async function select(req: PayloadRequest, query: string, leads: SQL): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    req,
    sql`
      with matches as materialized (${leads})
      select id from matches
      order by starts_with(fold_text(name), ${normalizeForSearch(query)}) desc, created_at desc, id desc
      limit ${commandLimits.perKind}`,
  )
  return rows.map(({ id }) => id)
}
