import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { saveDocument } from '@/features/publishing/operations/save-document'
import { copyTranslation } from '@/features/translation/operations/remember-translation'
import { defaultLanguage, languages, type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, sql, inTransaction, lockDocument, isoTime } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { _posts_v, posts } from '@/payload-tables'
import type { Post } from '@/payload-types'
import type { ChangePostInput, PublishPostInput, DuplicatePostInput } from '../board-schemas'
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

/** Not the slug, which is generated from the title and numbered, nor what belongs to the original's publication. */
const copied = [
  'title',
  'excerpt',
  'content',
  'authorName',
  'category',
  'featuredImage',
  'featuredImageUrl',
  'metaTitle',
  'metaDescription',
] as const

/**
 * Copies the latest texts of a post into a new one, which is a draft in every language. Returns its id. Throws AppError
 * 'not_found' for a deleted post.
 */
export async function duplicatePost({ req }: Context, { post }: DuplicatePostInput): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    let id: string | undefined
    for (const locale of languages) {
      const original = await readDraft(req, post, locale)
      const data = Object.fromEntries(copied.map((name) => [name, original[name]])) as Partial<Post>
      if (!data.title) continue
      const isFirst = id === undefined
      id = await saveCopy(req, id, locale, data)
      if (isFirst) await copyTranslation(req, 'posts', post, id)
    }
    if (!id) throw new AppError('invalid')
    return { id }
  })
}

async function readDraft(req: PayloadRequest, id: string, locale: Language): Promise<Post> {
  const { docs } = await asUser(req).find({
    collection: 'posts',
    where: { id: { equals: id } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    locale,
    fallbackLocale: false,
  })
  const [post] = docs
  if (!post) throw new AppError('not_found')
  return post
}

/** Creates the copy in its first language, and adds the texts of the other one. */
async function saveCopy(
  req: PayloadRequest,
  id: string | undefined,
  locale: Language,
  fields: Partial<Post>,
): Promise<string> {
  const data = { ...fields, _status: 'draft' as const }
  const options = { collection: 'posts', locale, data, draft: true, depth: 0 } as const
  const saved = id ? await asUser(req).update({ ...options, id }) : await asUser(req).create(options)
  return saved.id
}
