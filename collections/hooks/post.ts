import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
} from 'payload'
import { displayName } from '@/lib/person-name'
import { postStatus } from '../../src/features/blog/rules'
import { normalizeForSearch } from '../../src/lib/search-words'
import { isEmptyDocument, plainTextOf } from '../../src/lib/document'
import { databaseOf, sql } from '../../src/lib/server/db/sql'
import { _posts_v, _posts_v_locales, posts_locales } from '../../src/payload-tables'
import type { Post } from '../../src/payload-types'
import { translate } from '../fields/texts'
import { isAutosave, ASKS_TO_PUBLISH } from './publishing'
import { isArchivedPost } from '../../src/features/publishing/archived-post'
import { languages } from '../../src/i18n/languages'

/** The published texts of a post. */
const isPublishedTextOf = (post: string) =>
  and(eq(posts_locales._parentID, post), eq(posts_locales._status, 'published'))

/** The published texts of its latest version, which is joined. */
const isPublishedDraftOf = (post: string) =>
  and(
    eq(_posts_v_locales._parentID, _posts_v.id),
    eq(_posts_v.parent, post),
    _posts_v.latest,
    eq(_posts_v_locales.version__status, 'published'),
  )

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
    .where(and(isPublishedTextOf(doc.id), kept && ne(posts_locales._locale, kept)))
  await db
    .update(_posts_v_locales)
    .set({ version__status: 'draft' })
    .from(_posts_v)
    .where(and(isPublishedDraftOf(doc.id), kept && ne(_posts_v_locales._locale, kept)))
  return doc
}

/**
 * Sets the user who creates a post as its author, and their name as its byline in the locale that they write first in.
 * Staff may enter another author name, and another one per locale.
 */
export const setAuthor: CollectionBeforeValidateHook<Post> = ({ data, operation, originalDoc, req }) => {
  if (!data || !req.user) return data
  const isCreated = operation === 'create'
  if (!isCreated && originalDoc?.title) return data
  const authorName = data.authorName || displayName(req.user)
  return { ...data, authorName, ...(isCreated && { author: req.user.id }) }
}

/** Sets `publishedAt` to now when a post is published without a date. */
export const setPublishedAt: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  const isPublished = data._status === 'published'
  if (!isPublished || (data.publishedAt ?? originalDoc?.publishedAt)) return data
  return { ...data, publishedAt: new Date().toISOString() }
}

/**
 * Does the same for every other published locale without a date. Requests publish one language (publishing.ts), so this is
 * a safeguard: lists are ordered by `publishedAt`. Uses SQL because `beforeChange` sees only the request's locale.
 */
export const setPublishedAtInOtherLocales: CollectionAfterChangeHook<Post> = async ({ doc, req }) => {
  const db = await databaseOf(req)
  await db
    .update(posts_locales)
    .set({ publishedAt: sql`now()` })
    .where(
      and(
        isPublishedTextOf(doc.id),
        isNull(posts_locales.publishedAt),
        isNotNull(posts_locales.title),
        isNotNull(posts_locales.content),
      ),
    )
  await db
    .update(_posts_v_locales)
    .set({ version_publishedAt: sql`now()` })
    .from(_posts_v)
    .where(
      and(
        isPublishedDraftOf(doc.id),
        isNull(_posts_v_locales.version_publishedAt),
        isNotNull(_posts_v_locales.version_title),
        isNotNull(_posts_v_locales.version_content),
      ),
    )
  return doc
}

/**
 * Refuses an explicit save through REST without title or content, in every status; autosave and operations may store a half
 * written draft. Throws a ValidationError.
 */
export const requireTitleAndContent: CollectionBeforeValidateHook<Post> = ({ data, originalDoc, req }) => {
  if (req.payloadAPI !== 'REST' || isAutosave(req) || String(req.query.draft) !== 'true') return data
  const { title, content } = { ...originalDoc, ...data }
  const errors = [...(title ? [] : ['title']), ...(isEmptyDocument(content) ? ['content'] : [])].map(
    (path) => ({
      path,
      message: translate(req, 'posts:errors:titleAndContent'),
    }),
  )
  if (errors.length > 0) throw new ValidationError({ collection: 'posts', errors, req }, req.t)
  return data
}

/** Stores the normalized text that the site's search matches, in the request's locale. */
export const setSearchText: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  const post = { ...originalDoc, ...data }
  const words = [post.title, post.excerpt, plainTextOf(post.content)].filter(Boolean).join(' ')
  return { ...data, searchText: normalizeForSearch(words) }
}

/** Returns the virtual status: draft, published or archived. */
export const deriveStatus: FieldHook<Post> = ({ siblingData }) => postStatus(siblingData)
