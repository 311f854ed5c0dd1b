import type { Where } from 'payload'
import { cache } from 'react'

import type { Language } from '@/i18n/languages'
import { pictureFields, pictureOf, type Picture } from '@/lib/picture'
import { asVisitor } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import type { Post as PostRow } from '@/payload-types'
import { categoryPageSize, pageSize, countPages } from '../rules'
import { listCategories, type Category } from './categories'
import { countPosts } from './public-posts'

/** A post in a list. */
export type PostCard = {
  id: string
  slug: string
  title: string
  excerpt?: string
  /** ISO dates. */
  publishedAt: string
  updatedAt: string
  author?: string
  category?: Category
  picture?: Picture
  /** The URL of a picture on another site. The browser loads it; the server never fetches it. */
  pictureUrl?: string
}

/** A post with its text. */
export type FullPost = PostCard & { content: unknown }

/** An allowlist: the search text, the status and the author's account are never selected. */
export const cardFields = {
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

export const populate = {
  'blog-images': pictureFields,
  'site-images': pictureFields,
  categories: { slug: true },
} as const

/** Access control excludes unpublished and archived posts. This excludes empty ones, which staff can publish too. */
export const whereComplete: Where[] = [
  { title: { exists: true } },
  { slug: { exists: true } },
  { content: { exists: true } },
]

type Options = { where?: Where[]; limit: number; page?: number }

/** Returns the rows of public posts, newest first, with the public categories. */
async function findRows(
  language: Language,
  { where = [], select, ...options }: Options & { select: object },
) {
  const [{ docs }, categories] = await Promise.all([
    asVisitor(await payload(), language).find({
      collection: 'posts',
      where: { and: [...whereComplete, ...where] },
      sort: ['-publishedAt', '-id'],
      select,
      populate,
      depth: 1,
      pagination: false,
      ...options,
    }),
    listCategories(language),
  ])
  return { rows: docs, categories }
}

/** Returns public posts, newest first. `limit` is the page size when there is a `page`. */
export async function findCards(language: Language, options: Options): Promise<PostCard[]> {
  const { rows, categories } = await findRows(language, { ...options, select: cardFields })
  return rows.map((row) => cardOf(row, categories))
}

/** Returns the newest public posts with their texts. */
export async function findFullPosts(language: Language, limit: number): Promise<FullPost[]> {
  const { rows, categories } = await findRows(language, { limit, select: { ...cardFields, content: true } })
  return rows.map((row) => ({ ...cardOf(row, categories), content: row.content }))
}

const idOf = (related: string | { id: string } | null | undefined) =>
  typeof related === 'object' ? related?.id : related

/** Returns a post as lists show it. */
export function cardOf(row: PostRow, categories: Category[]): PostCard {
  const category = idOf(row.category)
  return {
    id: row.id,
    slug: row.slug ?? '',
    title: row.title,
    excerpt: row.excerpt ?? undefined,
    publishedAt: row.publishedAt ?? row.createdAt,
    updatedAt: row.updatedAt,
    author: row.authorName ?? undefined,
    category: categories.find(({ id }) => id === category),
    picture: pictureOf(row.featuredImage),
    pictureUrl: row.featuredImageUrl ?? undefined,
  }
}

export type PostList = { posts: PostCard[]; page: number; pages: number }

/** The first page exists even without posts; undefined is returned for a page beyond the end. */
const asPage = (posts: PostCard[], page: number, pages: number): PostList | undefined =>
  posts.length === 0 && page > 1 ? undefined : { posts, page, pages }

/** Returns a page of the public posts, newest first; undefined beyond the end. */
export const listPosts = cache(async (language: Language, page: number): Promise<PostList | undefined> => {
  const [posts, { all }] = await Promise.all([findCards(language, { limit: pageSize, page }), countPosts()])
  return asPage(posts, page, countPages(all[language], pageSize))
})

const inCategory = (id: string): Where => ({ category: { equals: id } })

/** Returns a page of the public posts of a category, newest first; undefined beyond the end. */
export const listCategoryPosts = cache(
  async (id: string, language: Language, page: number): Promise<PostList | undefined> => {
    const [posts, { ofCategory }] = await Promise.all([
      findCards(language, { where: [inCategory(id)], limit: categoryPageSize, page }),
      countPosts(),
    ])
    return asPage(posts, page, countPages(ofCategory(id)[language], categoryPageSize))
  },
)

/** Returns the newest posts. */
export const listNewestPosts = (language: Language, count: number): Promise<PostCard[]> =>
  findCards(language, { limit: count })

/** Returns what to read after a post: the newest of its category, then the newest of all. */
export async function listRelatedPosts(
  { id, category }: Pick<PostCard, 'id' | 'category'>,
  language: Language,
  count = 2,
): Promise<PostCard[]> {
  const other: Where = { id: { not_equals: id } }
  const [related, newest] = await Promise.all([
    category ? findCards(language, { where: [other, inCategory(category.id)], limit: count }) : [],
    findCards(language, { where: [other], limit: 2 * count }),
  ])
  const known = new Set(related.map((post) => post.id))
  return [...related, ...newest.filter((post) => !known.has(post.id))].slice(0, count)
}
