import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import { runSql, sql } from '../../src/lib/server/db/sql'
import type { Post } from '../../src/payload-types'
import { ASKS_TO_PUBLISH } from './publishing'

/**
 * A post that leaves the archive becomes a draft: text that was public before must not go live again unnoticed. Reads the
 * published row, because the archive date can be removed in a draft that is published later, in one language.
 */

const contextKey = (id: string) => `archived posts/${id}`

const isArchived = async (req: Parameters<typeof runSql>[0], id: string) => {
  const query = sql`select archived_at is not null as archived from posts where id = ${id}`
  return (await runSql<{ archived: boolean }>(req, query))[0]?.archived === true
}

/** Stores in the request context whether the post is archived before an update. */
export const rememberArchived: CollectionBeforeChangeHook<Post> = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const id = originalDoc?.id
  if (operation === 'update' && id) context[contextKey(id)] = await isArchived(req, id)
  return data
}

/** Unpublishes every language, except one that the same request publishes by name, once a post leaves the archive. */
export const keepOfflineAfterArchive: CollectionAfterChangeHook<Post> = async ({ context, doc, req }) => {
  if (context[contextKey(doc.id)] !== true || (await isArchived(req, doc.id))) return doc
  const kept = context[ASKS_TO_PUBLISH] === true ? (req.locale ?? '') : ''
  await runSql(
    req,
    sql`update posts_locales set _status = 'draft'
      where _parent_id = ${doc.id} and _status = 'published' and _locale::text <> ${kept}`,
  )
  await runSql(
    req,
    sql`update _posts_v_locales localized set version__status = 'draft' from _posts_v version
      where localized._parent_id = version.id and version.parent_id = ${doc.id} and version.latest
        and version__status = 'published' and localized._locale::text <> ${kept}`,
  )
  return doc
}
