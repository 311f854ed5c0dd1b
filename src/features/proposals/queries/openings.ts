import type { PayloadRequest } from 'payload'

import { runSql, sql } from '@/lib/server/db/sql'

/**
 * Returns when the client first opened the version that was sent last, as ISO times by proposal id. Proposals that nobody
 * has opened, and drafts, are missing. Callers pass only proposals whose views the user may see.
 */
export async function findOpenings(
  req: PayloadRequest,
  proposals: readonly string[],
): Promise<Map<string, string>> {
  if (proposals.length === 0) return new Map()
  const rows = await runSql<{ id: string; at: string }>(
    req,
    sql`
      select p.id, to_json(min(w.viewed_at)) #>> '{}' as at
      from proposals p
      join lateral (select id from proposal_versions where proposal_id = p.id order by number desc limit 1) v on true
      join proposal_views w on w.version_id = v.id
      where p.status <> 'draft'
        and p.id in (select jsonb_array_elements_text(${JSON.stringify(proposals)}::jsonb)::uuid)
      group by p.id`,
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}
