import type { z } from 'zod'

import { AppError } from '@/lib/app-error'
import type { Context } from '@/lib/server/http/authorize'
import { previewRevocations } from '@/lib/server/db/own-tables'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { findPreviewPath } from '../queries/preview-page'
import { documentName } from '../rules'
import type { revokeLinksSchema } from '../schemas'
import { mayUpdate } from './may-update'

/**
 * Ends every link to the draft of one document in one language that was shared so far, whoever made it, and the previews
 * that guests have open. A link that is created afterwards works. Throws AppError 'forbidden' for those who may not change
 * the document, 'not_found' when it is gone.
 */
export async function revokePreviewLinks(
  { req, user }: Context,
  { document, language }: z.output<typeof revokeLinksSchema>,
): Promise<object> {
  if (!user || !(await mayUpdate(req, document))) throw new AppError('forbidden')
  if (!(await findPreviewPath(req, document, language))) throw new AppError('not_found')
  const db = await databaseOf(req)
  await db
    .insert(previewRevocations)
    .values({ document: documentName(document), language, count: 1 })
    .onConflictDoUpdate({
      target: [previewRevocations.document, previewRevocations.language],
      set: { count: sql`${previewRevocations.count} + 1` },
    })
  return {}
}
