import { saveDocument } from '@/features/publishing/operations/save-document'
import { defaultLanguage } from '@/i18n/languages'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { ChangePostInput } from '../board-schemas'
import { lockPost, type LockedPost } from './lock-post'

/**
 * Both take every language of a post off the site in one transaction, and keep its drafts. A post that leaves the archive
 * is therefore never public before someone publishes it. They throw AppError 'conflict' for a post that was changed since.
 */

/** Archives a post. */
export function archivePost(context: Context, input: ChangePostInput): Promise<object> {
  return takeOffline(context, input, ({ now }) => now)
}

/** Makes a post a draft in every language, whether it is published or archived. */
export function unpublishPost(context: Context, input: ChangePostInput): Promise<object> {
  return takeOffline(context, input, () => null)
}

async function takeOffline(
  { req }: Context,
  input: ChangePostInput,
  archivedAt: (post: LockedPost) => string | null,
): Promise<object> {
  return inTransaction(req, async () => {
    const post = await lockPost(req, input)
    await saveDocument(
      req,
      { collection: 'posts', id: post.id },
      {
        locale: defaultLanguage,
        data: { _status: 'draft', archivedAt: archivedAt(post) },
        // Without validation of the drafts, which may be incomplete.
        unpublishAllLocales: true,
        context: { everyLanguage: true },
      },
    )
    return {}
  })
}
