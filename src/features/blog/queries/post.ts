import { cache } from 'react'

import { otherLanguage, type Language } from '@/i18n/languages'
import { asVisitor } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import type { Post as PostRow } from '@/payload-types'

import { isSlug } from '../rules'
import { listCategories } from './categories'
import { cardFields, cardOf, completePosts, populate, type PostCard } from './post-cards'

export type Post = PostCard & {
  content: NonNullable<PostRow['content']>
  metaTitle?: string
  metaDescription?: string
  /** Its slug in the other language, when it is public there. */
  translation?: string
}

const postFields = { ...cardFields, content: true, metaTitle: true, metaDescription: true } as const

/** Returns the post with that slug; undefined when it is not public in this language. */
export const findPost = cache(async (slug: string, language: Language): Promise<Post | undefined> => {
  if (!isSlug(slug)) return undefined
  const [{ docs }, categories] = await Promise.all([
    asVisitor(await payload(), language).find({
      collection: 'posts',
      where: { and: [...completePosts, { slug: { equals: slug } }] },
      select: postFields,
      populate,
      depth: 1,
      limit: 1,
      pagination: false,
    }),
    listCategories(language),
  ])
  const row = docs[0] as PostRow | undefined
  if (!row?.content) return undefined
  return {
    ...cardOf(row, categories),
    content: row.content,
    metaTitle: row.metaTitle ?? undefined,
    metaDescription: row.metaDescription ?? undefined,
    translation: await findPostSlug(row.id, otherLanguage(language)),
  }
})

/** Returns the slug of a post in a language; undefined when it is not public there. */
export async function findPostSlug(id: string, language: Language): Promise<string | undefined> {
  const { docs } = await asVisitor(await payload(), language).find({
    collection: 'posts',
    where: { and: [...completePosts, { id: { equals: id } }] },
    select: { slug: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0]?.slug ?? undefined
}
