import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { runSql, sql } from '@/lib/server/db/sql'
import type { DraftedDocument } from '../../publishing/rules'
import { documentName } from '../rules'

/**
 * Returns how often the shared links to a document in one language have been revoked. Links created before the last
 * revocation are invalid.
 */
export async function countRevocations(
  req: PayloadRequest,
  document: DraftedDocument,
  language: Language,
): Promise<number> {
  const [row] = await runSql<{ count: number }>(
    req,
    sql`
      select count from preview_revocations
      where document = ${documentName(document)} and language = ${language}`,
  )
  return row?.count ?? 0
}
