import { and, asc, eq, gt, isNotNull, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { env } from '@/env'
import type { Language } from '@/i18n/languages'
import { leadImportRows, leadImports } from '@/lib/server/db/own-tables'
import { databaseOf } from '@/lib/server/db/sql'
import { leadPath } from '../board-rules'
import { importFields, type ImportField, type RowProblem } from '../import-rules'
import { importSettingsSchema } from '../import-schemas'
import { fileTexts } from './lead-export'
import { findLeadImport } from './lead-imports'

/** Rows of one statement. */
const BATCH = 1_000

/**
 * Reads what became of the rows that were refused or may be duplicates: the number of the row, why, and for a refused one what it
 * says, with headings that an import recognizes; so they can be corrected here and imported again. For admins only: throws
 * AppError 'forbidden', and 'not_found'.
 */
export async function* reportLeadImport(
  req: PayloadRequest,
  importId: string,
  language: Language,
): AsyncGenerator<(string | number | null)[][], void> {
  await findLeadImport(req, importId)
  const db = await databaseOf(req)
  const [found] = await db
    .select({ settings: leadImports.settings })
    .from(leadImports)
    .where(eq(leadImports.id, importId))
  const { mapping } = importSettingsSchema.parse(found?.settings)
  const fields = importFields.filter((field) => mapping.includes(field))
  const { columns, report, problems, same } = fileTexts(language)
  yield [[report.row, report.result, report.column, report.reason, ...fields.map((field) => columns[field])]]
  const { row, cells, problem, field, lead, same: shared } = leadImportRows
  let last = 0
  for (;;) {
    const rows = await db
      .select({ row, cells, problem, field, lead, shared })
      .from(leadImportRows)
      .where(
        and(eq(leadImportRows.import, importId), gt(row, last), or(isNotNull(problem), isNotNull(shared))),
      )
      .orderBy(asc(row))
      .limit(BATCH)
    last = rows.at(-1)?.row ?? last
    if (rows.length > 0)
      yield rows.map((one) =>
        one.problem
          ? [
              one.row,
              report.refused,
              one.field ? columns[one.field as ImportField] : '',
              problems[one.problem as RowProblem],
              ...fields.map((name) => one.cells?.[name] ?? ''),
            ]
          : [
              one.row,
              report.duplicate,
              one.shared ? columns[one.shared] : '',
              `${one.shared ? same[one.shared] : ''} ${env.SITE_URL}${leadPath(one.lead ?? '')}`,
            ],
      )
    if (rows.length < BATCH) return
  }
}
