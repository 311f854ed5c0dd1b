import { cache } from 'react'
import type { Where } from 'payload'

import { otherLanguage, type Language } from '@/i18n/languages'
import { textIn, type Text } from '@/i18n/text'
import { pictureOf, type Picture } from '@/lib/picture'
import { asVisitor } from '@/lib/server/db'
import { payload } from '@/lib/server/payload'
import type { Post as PostRow } from '@/payload-types'

import { isSlug, pageSize } from '../rules'

/** A category as this language tells of it; `place` is its number among all, oldest first. */
export type Category = {
  id: string
  slug: string
  name: Text
  description?: Text
  place: number
  /** It has no slug in this language: this is the other one's. */
  borrowed?: true
}

/** A post in a list. */
export type PostCard = {
  id: string
  slug: string
  title: string
  excerpt?: string
  /** ISO, both. */
  publishedAt: string
  updatedAt: string
  author?: string
  category?: Category
  picture?: Picture
  /** A picture elsewhere, shown and never fetched by the server (product.md). */
  pictureUrl?: string
}

export type Post = PostCard & {
  content: NonNullable<PostRow['content']>
  metaTitle?: string
  metaDescription?: string
  /** Its slug in the other language, when it is public there. */
  translation?: string
}

/** Named one by one: what is not listed never leaves the database, and nothing of users ever does. */
const cardFields = {
  title: true,
  slug: true,
  excerpt: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
  authorName: true,
  category: true,
  featuredImage: true,
  featuredImageUrl: true,
} as const
const postFields = { ...cardFields, content: true, metaTitle: true, metaDescription: true } as const

const populate = {
  'blog-images': { url: true, width: true, height: true, alt: true, sizes: true, filename: true },
  'site-images': { url: true, width: true, height: true, alt: true, sizes: true, filename: true },
  categories: { slug: true },
} as const

/** Whole in this language; that it is published there and not archived is the collection's to say (access control). */
const whole: Where[] = [
  { title: { exists: true } },
  { slug: { exists: true } },
  { content: { exists: true } },
]
const newestFirst = ['-publishedAt', '-id']

type Asked = { where?: Where[]; limit: number; page?: number }

async function find(language: Language, { where = [], ...rest }: Asked) {
  return asVisitor(await payload(), language).find({
    collection: 'posts',
    where: { and: [...whole, ...where] },
    sort: newestFirst,
    select: cardFields,
    populate,
    depth: 1,
    ...rest,
  })
}

/** Posts of a question to the database, as lists show them. */
export async function cards(language: Language, asked: Asked): Promise<PostCard[]> {
  const [{ docs }, all] = await Promise.all([find(language, { ...asked }), categories(language)])
  return docs.map((row) => cardOf(row as PostRow, all))
}

const idOf = (related: string | { id: string } | null | undefined) =>
  typeof related === 'object' ? related?.id : related

function cardOf(row: PostRow, all: Category[]): PostCard {
  const category = idOf(row.category)
  return {
    id: row.id,
    slug: row.slug ?? '',
    title: row.title,
    excerpt: row.excerpt ?? undefined,
    publishedAt: row.publishedAt ?? row.createdAt,
    updatedAt: row.updatedAt,
    author: row.authorName ?? undefined,
    category: all.find(({ id }) => id === category),
    picture: pictureOf(row.featuredImage),
    pictureUrl: row.featuredImageUrl ?? undefined,
  }
}

async function categoryRows(locale: Language) {
  const { docs } = await asVisitor(await payload(), locale).find({
    collection: 'categories',
    sort: ['createdAt', 'id'],
    limit: 100,
    depth: 0,
  })
  return docs
}

/** All categories that an address can name, by name. What is missing in this language is told in the other one. */
export const categories = cache(async (language: Language): Promise<Category[]> => {
  const [own, spare] = await Promise.all([categoryRows(language), categoryRows(otherLanguage(language))])
  const spares = new Map(spare.map((row) => [row.id, row]))
  const pick = textIn(language)
  return own
    .flatMap((row, place) => {
      const other = spares.get(row.id)
      const name = pick(row.name, other?.name)
      const slug = row.slug || other?.slug
      if (!name || !slug) return []
      const description = pick(row.description, other?.description)
      return { id: row.id, slug, name, description, place, ...(row.slug ? {} : { borrowed: true as const }) }
    })
    .toSorted((a, b) => a.name.text.localeCompare(b.name.text, language))
})

/** A category by its slug in this language or, where it has none, in the other one; undefined when there is none. */
export async function category(slug: string, language: Language): Promise<Category | undefined> {
  const named = (await categories(language)).filter((found) => found.slug === slug)
  return named.find(({ borrowed }) => !borrowed) ?? named[0]
}

export type PostList = { posts: PostCard[]; page: number; pages: number }

/** A page of the public posts, newest first; undefined beyond the end. The first page is there even without posts. */
export const postList = cache(async (language: Language, page: number): Promise<PostList | undefined> => {
  const [{ docs, totalPages }, all] = await Promise.all([
    find(language, { limit: pageSize, page }),
    categories(language),
  ])
  if (docs.length === 0 && page > 1) return undefined
  return { posts: docs.map((row) => cardOf(row as PostRow, all)), page, pages: Math.max(1, totalPages) }
})

const mostOfCategory = 96

/** The newest posts of a category. */
export const postsOfCategory = (id: string, language: Language): Promise<PostCard[]> =>
  cards(language, { where: [{ category: { equals: id } }], limit: mostOfCategory })

/** The newest posts. */
export const newestPosts = (language: Language, count: number): Promise<PostCard[]> =>
  cards(language, { limit: count })

export type PostAddress = { id: string; slug: string; updatedAt: string }

/** Where every public post stands, newest first: for sitemaps. */
export async function postAddresses(language: Language): Promise<PostAddress[]> {
  const { docs } = await find(language, { limit: mostAddresses })
  return docs.map(({ id, slug, updatedAt }) => ({ id, slug: slug ?? '', updatedAt }))
}

/** As many as one sitemap may name, with room for the other pages. */
const mostAddresses = 45_000

/** One post by its slug; undefined when it is not public in this language. */
export const post = cache(async (slug: string, language: Language): Promise<Post | undefined> => {
  if (!isSlug(slug)) return undefined
  const visitor = asVisitor(await payload(), language)
  const [{ docs }, all] = await Promise.all([
    visitor.find({
      collection: 'posts',
      where: { and: [...whole, { slug: { equals: slug } }] },
      select: postFields,
      populate,
      depth: 1,
      limit: 1,
    }),
    categories(language),
  ])
  const row = docs[0] as PostRow | undefined
  if (!row?.content) return undefined
  return {
    ...cardOf(row, all),
    content: row.content,
    metaTitle: row.metaTitle ?? undefined,
    metaDescription: row.metaDescription ?? undefined,
    translation: await slugOfPost(row.id, otherLanguage(language)),
  }
})

/** The slug of a post in a language; undefined when it is not public there. */
export async function slugOfPost(id: string, language: Language): Promise<string | undefined> {
  const { docs } = await find(language, { where: [{ id: { equals: id } }], limit: 1 })
  return docs[0]?.slug ?? undefined
}

/** What to read after a post: the newest of its category, then the newest of all. */
export async function relatedPosts(
  { id, category }: PostCard,
  language: Language,
  count = 2,
): Promise<PostCard[]> {
  const other: Where = { id: { not_equals: id } }
  const [same, newest] = await Promise.all([
    category ? cards(language, { where: [other, { category: { equals: category.id } }], limit: count }) : [],
    cards(language, { where: [other], limit: 2 * count }),
  ])
  const known = new Set(same.map((found) => found.id))
  return [...same, ...newest.filter((found) => !known.has(found.id))].slice(0, count)
}
