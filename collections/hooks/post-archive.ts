import { and, eq, ne } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import { isArchivedPost } from '../../src/features/publishing/archived-post'
import { languages } from '../../src/i18n/languages'
import { databaseOf } from '../../src/lib/server/db/sql'
import { _posts_v, _posts_v_locales, posts_locales } from '../../src/payload-tables'
import type { Post } from '../../src/payload-types'
import { ASKS_TO_PUBLISH } from './publishing'

/**
 * A post that leaves the archive becomes a draft: text that was public before must not go live again unnoticed. Reads the
 * published row, because the archive date can be removed in a draft that is published later, in one language.
 */

const contextKey = (id: string) => `archived posts/${id}`

/** Stores in the request context whether the post is archived before an update. */
export const rememberArchived: CollectionBeforeChangeHook<Post> = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const id = originalDoc?.id
  if (operation === 'update' && id) context[contextKey(id)] = await isArchivedPost(req, id)
  return data
}

/** Unpublishes every language, except one that the same request publishes by name, once a post leaves the archive. */
export const keepOfflineAfterArchive: CollectionAfterChangeHook<Post> = async ({ context, doc, req }) => {
  if (context[contextKey(doc.id)] !== true || (await isArchivedPost(req, doc.id))) return doc
  const kept = languages.find((language) => context[ASKS_TO_PUBLISH] === true && language === req.locale)
  const db = await databaseOf(req)
  await db
    .update(posts_locales)
    .set({ _status: 'draft' })
    .where(
      and(
        eq(posts_locales._parentID, doc.id),
        eq(posts_locales._status, 'published'),
        kept && ne(posts_locales._locale, kept),
      ),
    )
  await db
    .update(_posts_v_locales)
    .set({ version__status: 'draft' })
    .from(_posts_v)
    .where(
      and(
        eq(_posts_v_locales._parentID, _posts_v.id),
        eq(_posts_v.parent, doc.id),
        _posts_v.latest,
        eq(_posts_v_locales.version__status, 'published'),
        kept && ne(_posts_v_locales._locale, kept),
      ),
    )
  return doc
}
