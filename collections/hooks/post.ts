import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, FieldHook } from 'payload'

import { displayName } from '../../src/features/accounts/rules'
import { postStatus, searchable } from '../../src/features/blog/rules'
import { plainTextOf } from '../../src/lib/document'
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

/** What search reads, kept beside the post in each language. */
export const keepSearchText: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  const post = { ...originalDoc, ...data }
  const words = [post.title, post.excerpt, plainTextOf(post.content)].filter(Boolean).join(' ')
  return { ...data, searchText: searchable(words) }
}

export const deriveStatus: FieldHook<Post> = ({ siblingData }) => postStatus(siblingData)
