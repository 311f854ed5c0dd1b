import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  FieldHook,
} from 'payload'

import { displayName } from '../../src/features/accounts/rules'
import { postStatus, searchable } from '../../src/features/blog/rules'
import { plainTextOf } from '../../src/lib/document'
import { sql, statement } from '../../src/lib/server/db'
import type { Post } from '../../src/payload-types'

/** Whoever creates a post is its author, until staff name another (specification, section 3). */
export const nameAuthor: CollectionBeforeValidateHook<Post> = ({ data, operation, req }) => {
  if (operation !== 'create' || !data || !req.user) return data
  return { ...data, author: req.user.id, authorName: data.authorName || displayName(req.user) }
}

/** A post that goes public without a date gets this moment's (product.md, 'Post status'). */
export const datePublication: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  const isPublished = data._status === 'published'
  if (!isPublished || (data.publishedAt ?? originalDoc?.publishedAt)) return data
  return { ...data, publishedAt: new Date().toISOString() }
}

/** The same for a language that is published together with the one of the request: a post without a date has no place in a list. */
export const dateOtherLanguages: CollectionAfterChangeHook<Post> = async ({ doc, req }) => {
  await sql(
    req,
    statement`update posts_locales set published_at = now() where _parent_id = ${doc.id}
      and _status = 'published' and published_at is null and title is not null and content is not null`,
  )
  await sql(
    req,
    statement`update _posts_v_locales words set version_published_at = now() from _posts_v version
      where words._parent_id = version.id and version.parent_id = ${doc.id} and version.latest
      and version__status = 'published' and version_published_at is null
      and version_title is not null and version_content is not null`,
  )
  return doc
}

/** What search reads, kept beside the post in each language. */
export const keepSearchText: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  const post = { ...originalDoc, ...data }
  const words = [post.title, post.excerpt, plainTextOf(post.content)].filter(Boolean).join(' ')
  return { ...data, searchText: searchable(words) }
}

export const deriveStatus: FieldHook<Post> = ({ siblingData }) => postStatus(siblingData)
