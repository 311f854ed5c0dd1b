import { cache } from 'react'

import { otherLanguage, type Language } from '@/i18n/languages'
import { documentPath } from '@/features/routes/rules'
import { findPreviewedDraft } from '@/features/preview/queries/current-preview'
import { asVisitor } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import type { Post as PostRow } from '@/payload-types'

import { isSlug } from '../rules'
import { listCategories } from './categories'
import { cardFields, cardOf, whereComplete, populate, type PostCard } from './post-cards'

export type Post = PostCard & {
  content: NonNullable<PostRow['content']>
  metaTitle?: string
  metaDescription?: string
  /** Its slug in the other language, when it is public there. */
  translation?: string
}

const postFields = { ...cardFields, content: true, metaTitle: true, metaDescription: true } as const

/**
 * Returns the post with that slug: as it is public in this language, or the draft that the page previews; else undefined.
 */
export const findPost = cache(async (slug: string, language: Language): Promise<Post | undefined> => {
  if (!isSlug(slug)) return undefined
  const [row, categories] = await Promise.all([findRow(slug, language), listCategories(language)])
  if (!row?.content) return undefined
  return {
    ...cardOf(row, categories),
    slug,
    content: row.content,
    metaTitle: row.metaTitle ?? undefined,
    metaDescription: row.metaDescription ?? undefined,
    translation: await findPostSlug(row.id, otherLanguage(language)),
  }
})

async function findRow(slug: string, language: Language): Promise<PostRow | undefined> {
  const draft = await findPreviewedDraft('posts', language, { select: postFields, populate })
  if (draft?.path === documentPath('posts', slug)) {
    const complete: object = { ...emptyDraft, ...withoutNulls(draft) }
    return complete as PostRow
  }
  const { docs } = await asVisitor(await payload(), language).find({
    collection: 'posts',
    where: { and: [...whereComplete, { slug: { equals: slug } }] },
    select: postFields,
    populate,
    depth: 1,
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

/** A draft may lack what a published post has. */
const emptyDraft = {
  title: '',
  content: { root: { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 } },
}
const withoutNulls = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined))

/** Returns the slug of a post in a language; undefined when it is not public there. */
export async function findPostSlug(id: string, language: Language): Promise<string | undefined> {
  const { docs } = await asVisitor(await payload(), language).find({
    collection: 'posts',
    where: { and: [...whereComplete, { id: { equals: id } }] },
    select: { slug: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0]?.slug ?? undefined
}
