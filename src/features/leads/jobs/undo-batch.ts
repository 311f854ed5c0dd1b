import { eq, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { leadImportParts, leadImportRows, leadImports } from '@/lib/server/db/own-tables'
import { databaseOf, runSql, sql } from '@/lib/server/db/sql'
import { lead_activities, leads } from '@/payload-tables'
import type { LockedImport } from './locked-import'

/** Leads of one transaction. */
const BATCH = 200

/**
 * Deletes the next leads of an import with their history; when there are no more, it is undone. Leads that someone has changed or
 * written to, or that became a client or have a proposal, are kept: only their row is deleted.
 */
export async function undoBatch(req: PayloadRequest, locked: LockedImport): Promise<void> {
  const db = await databaseOf(req)
  // Locked first, so that nobody begins to work on a lead that is deleted here.
  const rows = await runSql(
    req,
    sql`
    select l.id,
      l.updated_at <> a.created_at
      or exists (select from lead_activities o where o.lead_id = l.id and o.id <> a.id)
      or exists (select from clients c where c.lead_id = l.id)
      or exists (select from proposals p where p.lead_id = l.id) as "isWorkedOn"
    from (
      select lead_id from lead_import_rows where import_id = ${locked.id}::uuid and lead_id is not null limit ${BATCH}
    ) r
    join leads l on l.id = r.lead_id
    left join lead_activities a on a.lead_id = l.id and a.data ? 'imported_from'
    for update of l`,
    z.object({ id: z.string(), isWorkedOn: z.boolean().nullable() }),
  )
  if (rows.length === 0) return endUndoing(req, locked)
  // Without its first activity somebody has changed its history.
  const kept = rows.filter(({ isWorkedOn }) => isWorkedOn !== false).map(({ id }) => id)
  const deleted = rows.filter(({ isWorkedOn }) => isWorkedOn === false).map(({ id }) => id)
  if (kept.length > 0) await db.delete(leadImportRows).where(inArray(leadImportRows.lead, kept))
  if (deleted.length > 0) {
    await db.delete(lead_activities).where(inArray(lead_activities.lead, deleted))
    await db.delete(leads).where(inArray(leads.id, deleted))
  }
  await db
    .update(leadImports)
    .set({ deleted: locked.deleted + deleted.length, kept: locked.kept + kept.length })
    .where(eq(leadImports.id, locked.id))
}

/** Deletes what is left of the file, and what was refused. */
async function endUndoing(req: PayloadRequest, { id }: LockedImport): Promise<void> {
  const db = await databaseOf(req)
  await db.delete(leadImportParts).where(eq(leadImportParts.import, id))
  await db.delete(leadImportRows).where(eq(leadImportRows.import, id))
  await db
    .update(leadImports)
    .set({ state: 'undone', finishedAt: sql`now()` })
    .where(eq(leadImports.id, id))
}
