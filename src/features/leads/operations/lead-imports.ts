import { randomUUID } from 'node:crypto'

import { and, eq, sum } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { displayName } from '@/lib/person-name'
import { leadImportParts, leadImports } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import { requireAdmin, requireStaff, type Context } from '@/lib/server/http/authorize'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { log } from '@/lib/server/log'
import { importLimits, partsOf } from '../import-rules'
import type { BeginImportInput, ImportPartInput, StartImportInput } from '../import-schemas'
import { canUndo } from '../queries/lead-imports'

const { id, state, user } = leadImports

/**
 * Begins to receive a file, of which the browser sends one part after the other (`add-lead-import-part`). What the admin had sent
 * before without starting its import is deleted.
 */
export async function beginLeadImport({ req }: Context, input: BeginImportInput): Promise<{ id: string }> {
  requireAdmin(req)
  return inTransaction(req, async () => {
    const db = await databaseOf(req)
    const admin = requireStaff(req)
    await db.delete(leadImports).where(and(eq(user, admin.id), eq(state, 'uploading')))
    const added = { id: randomUUID(), user: admin.id, userName: displayName(admin), ...noRows }
    const file = { fileName: input.file_name, bytes: input.bytes, state: 'uploading' as const }
    await db.insert(leadImports).values({ ...added, ...file, createdAt: sql`now()` })
    return { id: added.id }
  })
}

const noRows = { rows: 0, doneRow: 0, imported: 0, refused: 0, duplicates: 0, deleted: 0, kept: 0 }

/**
 * Stores one part of a file; a part that is sent again changes nothing. Throws AppError 'not_found' unless the admin is sending
 * this file, and 'invalid' for a part of another size than its place has.
 */
export async function addLeadImportPart({ req }: Context, input: ImportPartInput): Promise<{ part: number }> {
  requireAdmin(req)
  return inTransaction(req, async () => {
    const file = await lockImport(req, input.import, true)
    const last = partsOf(file.bytes) - 1
    const bytes = Buffer.from(input.data, 'base64')
    const size = input.part < last ? importLimits.partBytes : file.bytes - last * importLimits.partBytes
    if (input.part > last || bytes.length !== size)
      throw new AppError('invalid', { fields: { data: 'invalid' } })
    const db = await databaseOf(req)
    await db
      .insert(leadImportParts)
      .values({ import: input.import, part: input.part, bytes })
      .onConflictDoNothing()
    return { part: input.part }
  })
}

/**
 * Starts an import whose file has arrived; the worker does it. Throws AppError 'not_found' unless the admin has sent this file, and
 * 'invalid' when parts of it are missing.
 */
export async function startLeadImport(
  { req }: Context,
  { import: importId, ...settings }: StartImportInput,
): Promise<{ id: string }> {
  requireAdmin(req)
  return inTransaction(req, async () => {
    const file = await lockImport(req, importId, true)
    const db = await databaseOf(req)
    const [sent] = await db
      .select({ bytes: sum(sql`length(${leadImportParts.bytes})`).mapWith(Number) })
      .from(leadImportParts)
      .where(eq(leadImportParts.import, importId))
    if (sent?.bytes !== file.bytes) throw new AppError('invalid', { fields: { file: 'invalid' } })
    await db.update(leadImports).set({ state: 'reading', settings }).where(eq(id, importId))
    await enqueue(req, 'lead-import', [{ importId }])
    log.info({ user: req.user?.id, import: importId, bytes: file.bytes }, 'an import of leads was started')
    return { id: importId }
  })
}

/**
 * Undoes an import, of any admin: the worker deletes its leads, but keeps those on which someone has worked. One that runs is
 * stopped. Throws AppError 'not_found', and 'conflict' when its day has passed or it was undone.
 */
export async function undoLeadImport(
  { req }: Context,
  { import: importId }: { import: string },
): Promise<{ id: string }> {
  requireAdmin(req)
  return inTransaction(req, async () => {
    await lockImport(req, importId)
    const db = await databaseOf(req)
    const [undone] = await db
      .update(leadImports)
      .set({ state: 'undoing' })
      .where(and(eq(id, importId), canUndo))
      .returning({ id })
    if (!undone) throw new AppError('conflict')
    await enqueue(req, 'lead-import', [{ importId }])
    log.info({ user: req.user?.id, import: importId }, 'an import of leads is undone')
    return undone
  })
}

/** Locks an import until the end of the transaction; `isSending`: only one whose file the user of the request is sending. */
async function lockImport(req: PayloadRequest, importId: string, isSending = false) {
  const db = await databaseOf(req)
  const own = isSending ? and(eq(state, 'uploading'), eq(user, req.user?.id ?? '')) : undefined
  const [found] = await db
    .select({ bytes: leadImports.bytes })
    .from(leadImports)
    .where(and(eq(id, importId), own))
    .for('update')
  if (!found) throw new AppError('not_found')
  return found
}
