import { setTimeout as sleep } from 'node:timers/promises'

import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { and, eq, inArray, lt } from 'drizzle-orm'

import { autocommitDatabase, inTransaction, sql } from '@/lib/server/db/sql'
import { leadImportRows, leadImports } from '@/lib/server/db/own-tables'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { announceNow } from '@/lib/server/live/announce'
import { REPORT_DAYS, workingStates, type ImportState } from '../import-rules'
import { importBatch } from './import-batch'
import { lockImport, type LockedImport } from './locked-import'
import { stageImport } from './stage-import'
import { undoBatch } from './undo-batch'

/** How long one job works before it queues the next, in milliseconds: a worker that is asked to stop waits for less. */
const SLICE_MS = 10_000

/** So that the site answers between two batches. */
const PAUSE_MS = 10

/**
 * Works on an import: reads its file into rows, makes leads from them, or deletes those again. Each batch is one transaction, which
 * also notes how far it got, so a killed worker's successor goes on without doubling.
 */
export async function runLeadImport(payload: Payload, importId: string): Promise<void> {
  const end = Date.now() + SLICE_MS
  let isMore = await runBatch(payload, importId)
  while (isMore && Date.now() < end) {
    await sleep(PAUSE_MS)
    isMore = await runBatch(payload, importId)
  }
  await announceNow(payload, 'leads', importId)
  if (isMore) await enqueue(await createLocalReq({}, payload), 'lead-import', [{ importId }])
}

/** Runs the next batch. Returns whether there may be another one. */
async function runBatch(payload: Payload, importId: string): Promise<boolean> {
  const [found] = await autocommitDatabase(payload)
    .select({ state: leadImports.state })
    .from(leadImports)
    .where(eq(leadImports.id, importId))
  if (found?.state === 'reading') return stageImport(payload, importId)
  if (found?.state === 'importing') return withLocked(payload, importId, 'importing', importBatch)
  if (found?.state === 'undoing') return withLocked(payload, importId, 'undoing', undoBatch)
  return false
}

/** Runs a batch on an import that is in this state; another one is looked at again. */
async function withLocked(
  payload: Payload,
  importId: string,
  state: ImportState,
  work: (req: PayloadRequest, locked: LockedImport) => Promise<void>,
): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const locked = await lockImport(req, importId)
    if (locked?.state === state) await work(req, locked)
  })
  return true
}

/** Returns the ids of imports that a worker has to go on with. */
export async function waitingImports(payload: Payload): Promise<string[]> {
  const rows = await autocommitDatabase(payload)
    .select({ id: leadImports.id })
    .from(leadImports)
    .where(inArray(leadImports.state, [...workingStates]))
  return rows.map(({ id }) => id)
}

/**
 * Deletes files whose import was not started within a day, and the rows of imports that ended days ago, with what was refused.
 */
export async function deleteOldImportRows(payload: Payload): Promise<void> {
  const db = autocommitDatabase(payload)
  const { id, state, createdAt, finishedAt } = leadImports
  await db
    .delete(leadImports)
    .where(and(eq(state, 'uploading'), lt(createdAt, sql`now() - interval '1 day'`)))
  const old = db
    .select({ id })
    .from(leadImports)
    .where(
      and(
        inArray(state, ['done', 'undone', 'failed']),
        lt(finishedAt, sql`now() - ${REPORT_DAYS} * interval '1 day'`),
      ),
    )
  await db.delete(leadImportRows).where(inArray(leadImportRows.import, old))
}
