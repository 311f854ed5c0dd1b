import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { saveDocument } from '@/features/publishing/operations/save-document'
import { defaultLanguage } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { databaseOf, sql, inTransaction, isoTime, lockDocument } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { _posts_v, posts } from '@/payload-tables'
import type { ChangePostInput, PublishPostInput } from '../board-schemas'
import { changedAt, isLatestVersion } from '../queries/post-conditions'

type LockedPost = { id: string; isArchived: boolean; now: string }

/**
 * Locks a post until the transaction ends. Returns it with the database's now. Throws AppError 'not_found' when someone has
 * deleted it, and 'conflict' when it was changed since the board read it.
 */
async function lockPost(req: PayloadRequest, { post: id, expected }: ChangePostInput): Promise<LockedPost> {
  requireStaff(req)
  await lockDocument(req, 'posts', id)
  const db = await databaseOf(req)
  const [post] = await db
    .select({
      id: posts.id,
      isArchived: sql<boolean>`${posts.archivedAt} is not null`,
      changedAt: isoTime(changedAt),
      now: sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(posts)
    .leftJoin(_posts_v, isLatestVersion)
    .where(eq(posts.id, id))
  if (!post) throw new AppError('not_found')
  if (post.changedAt !== expected) throw changedMeanwhile()
  return post
}

/** The conflict of what someone has changed since the board read it. */
export const changedMeanwhile = () =>
  new AppError('conflict', { current: { value: null, changedBy: null, changedAt: null } })

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

/** Archives a post. */
export function archivePost(context: Context, input: ChangePostInput): Promise<object> {
  return takeOffline(context, input, ({ now }) => now)
}

/** Makes a post a draft in every language, whether it is published or archived. */
export function unpublishPost(context: Context, input: ChangePostInput): Promise<object> {
  return takeOffline(context, input, () => null)
}

/**
 * Takes every language of a post off the site in one transaction, and keeps its drafts. A post that leaves the archive is
 * therefore never public before someone publishes it. Throws AppError 'conflict' for a post that was changed since.
 */
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
