import { and, desc, eq, ne } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireAdmin } from '@/lib/server/http/authorize'
import { leadImportParts, leadImports } from '@/lib/server/db/own-tables'
import { databaseOf, isoTime, sql, type Database } from '@/lib/server/db/sql'
import { detectEncoding, PieceDecoder, type Encoding } from '@/lib/csv/encoding'
import { CsvReader, detectSeparator, isEmptyRow, type CsvRow, type Separator } from '@/lib/csv/read-csv'
import {
  guessMapping,
  importLimits,
  isDayFirst,
  UNDO_HOURS,
  type ImportMapping,
  type ImportProblem,
  type ImportState,
} from '../import-rules'

/** An import as its dialog shows it. Times are ISO texts. */
export type LeadImport = {
  id: string
  fileName: string
  userName: string
  state: ImportState
  problem: ImportProblem | null
  /** Read so far, without the heading and empty rows. */
  rows: number
  imported: number
  refused: number
  duplicates: number
  deleted: number
  kept: number
  createdAt: string
  finishedAt: string | null
  canUndo: boolean
}

const { id, fileName, userName, state, problem, rows, imported, refused, duplicates, deleted, kept } =
  leadImports
const counts = { rows, imported, refused, duplicates, deleted, kept }

/** An import that is done can be undone for a day, and one that runs is stopped and undone. */
export const canUndo = sql<boolean>`${state} in ('reading', 'importing')
  or (${state} = 'done' and ${leadImports.finishedAt} > now() - ${UNDO_HOURS} * interval '1 hour')`

const select = (db: Database) =>
  db
    .select({
      id,
      fileName,
      userName,
      state,
      problem,
      ...counts,
      createdAt: isoTime(leadImports.createdAt),
      finishedAt: isoTime(leadImports.finishedAt),
      canUndo,
    })
    .from(leadImports)

const MAX_LISTED = 5

/** Returns the newest imports that have begun. For admins only: throws AppError 'forbidden'. */
export async function listLeadImports(req: PayloadRequest): Promise<{ imports: LeadImport[] }> {
  requireAdmin(req)
  const imports = await select(await databaseOf(req))
    .where(ne(state, 'uploading'))
    .orderBy(desc(leadImports.createdAt))
    .limit(MAX_LISTED)
  return { imports }
}

/** Returns one import. For admins only. Throws AppError 'not_found'. */
export async function findLeadImport(req: PayloadRequest, importId: string): Promise<LeadImport> {
  requireAdmin(req)
  const [found] = await select(await databaseOf(req)).where(eq(id, importId))
  if (!found) throw new AppError('not_found')
  return found
}

/** Reads the parts of a file one after the other, so that memory holds one of them. */
async function* readParts(db: Database, importId: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const [found] = await db
      .select({ bytes: leadImportParts.bytes })
      .from(leadImportParts)
      .where(and(eq(leadImportParts.import, importId), eq(leadImportParts.part, part)))
    if (!found) return
    yield found.bytes
  }
}

/** The form of a file, as its first part shows it. */
export type FileForm = { encoding: Encoding; separator: Separator }

/** Finds out how a file is written. Throws AppError 'invalid' for one without text. */
export async function findFileForm(db: Database, importId: string): Promise<FileForm> {
  const encoding = await detectEncoding(readParts(db, importId))
  for await (const part of readParts(db, importId))
    return { encoding, separator: detectSeparator(new PieceDecoder(encoding).push(part)) }
  throw new AppError('invalid', { fields: { file: 'invalid' } })
}

/** Reads the rows of a file, several at a time; the last one says whether it is cut. */
export async function* readFileRows(
  db: Database,
  importId: string,
  { encoding, separator }: FileForm,
): AsyncGenerator<CsvRow[]> {
  const decoder = new PieceDecoder(encoding)
  const reader = new CsvReader(separator)
  for await (const part of readParts(db, importId)) yield reader.push(decoder.push(part))
  yield reader.end(decoder.end())
}

export type ImportPreview = FileForm & {
  id: string
  fileName: string
  headings: string[]
  /** The first rows, as wide as the headings. */
  rows: string[][]
  mapping: ImportMapping
  dayFirst: boolean
}

const MAX_PREVIEWED = 5
/** Rows in which dates are looked at. */
const MAX_SAMPLED = 500
const MAX_CELL = 200

/**
 * Returns the headings and the first rows of a file that was sent, and which fields its columns may be. For the admin who sends it
 * only. Throws AppError 'not_found', and 'invalid' for a file without rows or with too many columns.
 */
export async function previewLeadImport(req: PayloadRequest, importId: string): Promise<ImportPreview> {
  requireAdmin(req)
  const db = await databaseOf(req)
  const [file] = await db
    .select({ fileName })
    .from(leadImports)
    .where(and(eq(id, importId), eq(state, 'uploading'), eq(leadImports.user, req.user?.id ?? '')))
  if (!file) throw new AppError('not_found')
  const form = await findFileForm(db, importId)
  const sample: string[][] = []
  for await (const found of readFileRows(db, importId, form)) {
    // One by one: a part may have more rows than a call takes arguments.
    for (const { cells } of found) if (!isEmptyRow(cells) && sample.length <= MAX_SAMPLED) sample.push(cells)
    if (sample.length > MAX_SAMPLED) break
  }
  const [headings = [], ...below] = sample
  if (below.length === 0 || headings.length > importLimits.columns)
    throw new AppError('invalid', { fields: { file: below.length === 0 ? 'required' : 'too_long' } })
  const mapping = guessMapping(headings)
  const dates = mapping.indexOf('createdAt')
  return {
    id: importId,
    ...file,
    ...form,
    headings: headings.map(shortened),
    rows: below
      .slice(0, MAX_PREVIEWED)
      .map((cells) => headings.map((_, index) => shortened(cells[index] ?? ''))),
    mapping,
    dayFirst: isDayFirst(
      below.slice(0, MAX_SAMPLED).map((cells) => cells[dates] ?? ''),
      req.user?.language === 'es',
    ),
  }
}

const shortened = (text: string): string => text.slice(0, MAX_CELL).toWellFormed()
