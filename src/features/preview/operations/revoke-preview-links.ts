import type { z } from 'zod'

import { AppError } from '@/lib/app-error'
import type { Context } from '@/lib/server/http/authorize'
import { runSql, sql } from '@/lib/server/db/sql'
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
  await runSql(
    req,
    sql`
      insert into preview_revocations (document, language, count)
      values (${documentName(document)}, ${language}, 1)
      on conflict (document, language) do update set count = preview_revocations.count + 1`,
  )
  return {}
}
