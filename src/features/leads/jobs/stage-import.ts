import { eq } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { isEmptyRow, type CsvRow } from '@/lib/csv/read-csv'
import { leadImportParts, leadImportRows, leadImports } from '@/lib/server/db/own-tables'
import { autocommitDatabase, databaseOf, inTransaction, sql, type Database } from '@/lib/server/db/sql'
import { importLimits, type ImportMapping, type ImportProblem, type RowProblem } from '../import-rules'
import { findFileForm, readFileRows } from '../queries/lead-imports'
import { lockImport, settingsOf, type LockedImport } from './locked-import'

/** Rows of one transaction. */
const BATCH = 1_000

type StagedRow = Omit<typeof leadImportRows.$inferInsert, 'import'>

/**
 * Reads the file of an import into rows. Begins anew after its worker was killed: rows that are there already stay as they are. Returns
 * whether there is something to do with them.
 */
export async function stageImport(payload: Payload, importId: string): Promise<boolean> {
  const db = autocommitDatabase(payload)
  const [found] = await db.select().from(leadImports).where(eq(leadImports.id, importId))
  if (found?.state !== 'reading') return true
  const { mapping } = settingsOf(found)
  let batch: StagedRow[] = []
  let count = 0
  let headings: number | undefined
  let problem: ImportProblem | null = null
  for await (const row of rowsOf(db, importId)) {
    if (headings === undefined) {
      headings = row.cells.length
      continue
    }
    const staged = stagedRow(row, mapping, headings)
    batch.push(staged)
    count += 1
    if (staged.problem === 'cut') problem = 'cut'
    if (count > importLimits.rows) return endReading(payload, importId, { problem: 'too_many', rows: 0 })
    if (batch.length < BATCH) continue
    if (!(await store(payload, importId, batch, count))) return true
    batch = []
  }
  if (!(await store(payload, importId, batch, count))) return true
  return endReading(payload, importId, count === 0 ? { problem: 'empty', rows: 0 } : { problem, rows: count })
}

/** Reads the rows of a file that are not empty. */
async function* rowsOf(db: Database, importId: string): AsyncGenerator<CsvRow> {
  const form = await findFileForm(db, importId)
  for await (const rows of readFileRows(db, importId, form))
    yield* rows.filter(({ cells, problem }) => problem !== undefined || !isEmptyRow(cells))
}

/**
 * The cells of the fields that a row has. One with other columns than the heading is refused: most likely a quote or a separator is
 * missing. Cells that are missing at its end are empty, but not in a row in which the file ends.
 */
function stagedRow(
  { number, cells, problem, isOpen }: CsvRow,
  mapping: ImportMapping,
  headings: number,
): StagedRow {
  const row = { row: number, cells: fieldsOf(cells, mapping) }
  const isCut = isOpen && cells.length < headings
  const isWide = cells.slice(headings).some((cell) => cell.trim() !== '')
  const found: RowProblem | undefined = problem ?? (isCut ? 'cut' : isWide ? 'columns' : undefined)
  return found ? { ...row, problem: found } : row
}

const fieldsOf = (cells: readonly string[], mapping: ImportMapping): Record<string, string> =>
  Object.fromEntries(
    mapping.flatMap((field, index) => {
      // Postgres stores neither a NUL nor half of a character; what it was is no text, either.
      const text = (cells[index] ?? '').toWellFormed().replaceAll('\0', '\ufffd')
      return field && text.trim() !== '' ? [[field, text]] : []
    }),
  )

/** Stores rows and how many there are so far. Returns whether the import is still being read: someone may have stopped it. */
async function store(payload: Payload, importId: string, rows: StagedRow[], count: number): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const locked = await lockImport(req, importId)
    if (locked?.state !== 'reading') return false
    const db = await databaseOf(req)
    // One parameter for all rows, however many there are.
    const values = JSON.stringify(rows)
    if (rows.length > 0)
      await db.execute(sql`
        insert into lead_import_rows (import_id, "row", cells, problem)
        select ${importId}::uuid, r."row", r.cells, r.problem
          from jsonb_to_recordset(${values}::jsonb) as r("row" integer, cells jsonb, problem varchar)
        on conflict do nothing`)
    await db.update(leadImports).set({ rows: count }).where(eq(leadImports.id, importId))
    return true
  })
}

type End = Pick<LockedImport, 'problem' | 'rows'>

/** Ends the reading of a file and deletes it. One without rows has failed. Returns whether there is something to import. */
async function endReading(payload: Payload, importId: string, { problem, rows }: End): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const locked = await lockImport(req, importId)
    if (locked?.state !== 'reading') return true
    const db = await databaseOf(req)
    await db.delete(leadImportParts).where(eq(leadImportParts.import, importId))
    const hasFailed = rows === 0
    if (hasFailed) await db.delete(leadImportRows).where(eq(leadImportRows.import, importId))
    await db
      .update(leadImports)
      .set({
        problem,
        rows,
        state: hasFailed ? 'failed' : 'importing',
        finishedAt: hasFailed ? sql`now()` : null,
      })
      .where(eq(leadImports.id, importId))
    return !hasFailed
  })
}
