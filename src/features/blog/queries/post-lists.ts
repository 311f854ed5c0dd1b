import { cache } from 'react'
import type { Where } from 'payload'

import type { Language } from '@/i18n/languages'

import { categoryPageSize, pageSize, countPages } from '../rules'
import { findCards, type PostCard } from './post-cards'
import { countPosts } from './public-posts'

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
