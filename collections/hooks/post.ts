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
import { runSql, sql } from '../../src/lib/server/db/sql'
import type { Post } from '../../src/payload-types'
import { translate } from '../fields/translate'
import { isAutosave } from './publishing'

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
  await runSql(
    req,
    sql`update posts_locales set published_at = now() where _parent_id = ${doc.id}
      and _status = 'published' and published_at is null and title is not null and content is not null`,
  )
  await runSql(
    req,
    sql`update _posts_v_locales localized set version_published_at = now() from _posts_v version
      where localized._parent_id = version.id and version.parent_id = ${doc.id} and version.latest
      and version__status = 'published' and version_published_at is null
      and version_title is not null and version_content is not null`,
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
