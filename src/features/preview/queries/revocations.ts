import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { previewRevocations } from '@/lib/server/db/own-tables'
import { databaseOf } from '@/lib/server/db/sql'
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
  const { document: name, language: code, count } = previewRevocations
  const db = await databaseOf(req)
  const [row] = await db
    .select({ count })
    .from(previewRevocations)
    .where(and(eq(name, documentName(document)), eq(code, language)))
  return row?.count ?? 0
}
