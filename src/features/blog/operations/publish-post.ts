import { saveDocument } from '@/features/publishing/operations/save-document'
import { AppError } from '@/lib/app-error'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { PublishPostInput } from '../board-schemas'
import { lockPost } from './lock-post'

/**
 * Publishes the latest draft of the named languages now, all or nothing; drafts of the others stay drafts. One language
 * after the other, because Payload validates only the language of the request. Throws AppError 'invalid' with the language
 * that is not complete, and 'conflict' for a post that is archived or was changed since.
 */
export async function publishPost({ req }: Context, input: PublishPostInput): Promise<object> {
  return inTransaction(req, async () => {
    const { id, isArchived, now } = await lockPost(req, input)
    if (isArchived)
      throw new AppError('conflict', { current: { value: 'archived', changedBy: null, changedAt: null } })
    for (const locale of new Set(input.languages))
      await saveDocument(
        req,
        { collection: 'posts', id },
        { locale, data: { _status: 'published', publishedAt: now } },
      )
    return {}
  })
}
