import { eq, and, inArray, ne } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { isoTime } from '@/lib/server/db/expressions'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { proposal_views, proposals } from '@/payload-tables'
import { latestVersion } from './latest-version'

/**
 * Returns when the client first opened the version that was sent last, as ISO times by proposal id. Proposals that nobody
 * has opened, and drafts, are missing. Callers pass only proposals whose views the user may see.
 */
export async function findOpenings(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const db = await databaseOf(req)
  const version = latestVersion(db)
  const rows = await db
    .select({ id: proposals.id, at: isoTime(sql<string>`min(${proposal_views.viewedAt})`) })
    .from(proposals)
    .crossJoinLateral(version)
    .innerJoin(proposal_views, eq(proposal_views.version, version.id))
    .where(and(ne(proposals.status, 'draft'), inArray(proposals.id, ids)))
    .groupBy(proposals.id)
  return new Map(rows.map(({ id, at }) => [id, at]))
}
