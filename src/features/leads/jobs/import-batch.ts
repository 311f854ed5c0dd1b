import { randomUUID } from 'node:crypto'

import { and, asc, eq, gt } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { siteSettings } from '@/features/settings/queries'
import { leadImportRows, leadImports } from '@/lib/server/db/own-tables'
import { databaseOf, runSql, sql } from '@/lib/server/db/sql'
import { lead_activities, leads } from '@/payload-tables'
import type { RowProblem } from '../import-rules'
import { readImportRow, type ImportedLead } from '../operations/import-row'
import { firstActivity } from '../rules'
import { settingsOf, type LockedImport } from './locked-import'

/** Rows of one transaction. */
const BATCH = 500

type Made = { row: number; id: string; lead: ImportedLead }
type Refused = { row: number; problem: RowProblem; field: string | null }

/**
 * Makes leads of the next rows, or refuses them, and notes how far the import is; after the last one it is done. Nobody gets an
 * email: the history of each lead says that it was imported, which is what the follow-up of captured leads looks for.
 */
export async function importBatch(req: PayloadRequest, locked: LockedImport): Promise<void> {
  const db = await databaseOf(req)
  const { import: importId, row, cells, problem } = leadImportRows
  const rows = await db
    .select({ row, cells, problem })
    .from(leadImportRows)
    .where(and(eq(importId, locked.id), gt(row, locked.doneRow)))
    .orderBy(asc(row))
    .limit(BATCH)
  const last = rows.at(-1)
  if (!last) {
    const done = { state: 'done' as const, finishedAt: sql`now()` }
    await db.update(leadImports).set(done).where(eq(leadImports.id, locked.id))
    return
  }
  const { zone } = await siteSettings('en')
  const terms = { ...settingsOf(locked), zone, now: new Date() }
  const made: Made[] = []
  const refused: Refused[] = []
  for (const found of rows) {
    // What is wrong with the row itself was found when it was read.
    if (found.problem) {
      refused.push({ row: found.row, problem: found.problem as RowProblem, field: null })
      continue
    }
    const read = readImportRow(found.cells ?? {}, terms)
    if ('lead' in read) made.push({ row: found.row, id: randomUUID(), lead: read.lead })
    else refused.push({ row: found.row, ...read })
  }
  const duplicates = await storeLeads(req, locked, made)
  await markRefused(req, locked.id, refused)
  await db
    .update(leadImports)
    .set({
      doneRow: last.row,
      imported: locked.imported + made.length,
      refused: locked.refused + refused.length,
      duplicates: locked.duplicates + duplicates,
    })
    .where(eq(leadImports.id, locked.id))
}

/** Stores leads with their first activity, counts them, and returns how many of them may be the same as one before. */
async function storeLeads(req: PayloadRequest, locked: LockedImport, made: Made[]): Promise<number> {
  if (made.length === 0) return 0
  const db = await databaseOf(req)
  const { source } = settingsOf(locked)
  const stored = { sourceName: source, updatedAt: sql`now()` }
  await db.insert(leads).values(made.map(({ id, lead }) => ({ id, ...lead, ...stored })))
  await db.insert(lead_activities).values(
    made.map(({ id, lead }) => ({
      lead: id,
      ...firstActivity(lead, locked.userName, locked.fileName),
      actor: locked.user,
      createdAt: sql`now()`,
      updatedAt: sql`now()`,
    })),
  )
  const pairs = JSON.stringify(made.map(({ row, id }) => ({ row, id })))
  // The cells are those of the lead now. Raw, as what follows, because one parameter holds all rows.
  await runSql(
    req,
    sql`
    update lead_import_rows r set lead_id = m.id, cells = null
      from jsonb_to_recordset(${pairs}::jsonb) as m("row" integer, id uuid)
      where r.import_id = ${locked.id}::uuid and r."row" = m."row"`,
  )
  await runSql(
    req,
    sql`select count_leads(array(select id from jsonb_to_recordset(${pairs}::jsonb) as m(id uuid)))`,
  )
  return markDuplicates(req, locked.id, pairs)
}

/**
 * Marks the rows whose lead has the email address or the phone number of a lead that existed before, or that an earlier row made
 * (`queries/possibly-same.ts`).
 */
async function markDuplicates(req: PayloadRequest, importId: string, pairs: string): Promise<number> {
  const rows = await runSql(
    req,
    sql`
    with made as (
      select m."row", l.id, lower(l.email) as email, l.normalized_phone as phone
        from jsonb_to_recordset(${pairs}::jsonb) as m("row" integer, id uuid) join leads l on l.id = m.id
    ), found as (
      select made."row", case
        when exists (select from leads o where lower(o.email) = made.email and o.id <> made.id and not exists (
          select from lead_import_rows p where p.lead_id = o.id and p.import_id = ${importId}::uuid and p."row" > made."row"))
          then 'email'
        when length(made.phone) >= 7 and exists (select from leads o where o.normalized_phone = made.phone and o.id <> made.id
          and not exists (select from lead_import_rows p
            where p.lead_id = o.id and p.import_id = ${importId}::uuid and p."row" > made."row"))
          then 'phone' end as same
      from made
    )
    update lead_import_rows r set same = found.same from found
      where r.import_id = ${importId}::uuid and r."row" = found."row" and found.same is not null
      returning r."row"`,
    z.object({ row: z.number() }),
  )
  return rows.length
}

async function markRefused(req: PayloadRequest, importId: string, refused: Refused[]): Promise<void> {
  if (refused.length === 0) return
  await runSql(
    req,
    sql`
    update lead_import_rows r set problem = m.problem, field = m.field
      from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as m("row" integer, problem varchar, field varchar)
      where r.import_id = ${importId}::uuid and r."row" = m."row"`,
  )
}
