import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { findCategory, listCategories } from '@/features/blog/queries/categories'
import { listCategoryPosts } from '@/features/blog/queries/post-cards'
import { categoryPageSize } from '@/features/blog/rules'
import { listPublicPagePaths } from '@/features/seo/queries/public-page'
import type { Language } from '@/i18n/languages'
import { payload as start } from '@/lib/server/payload'
import { makeCategory, makePost } from '../support/posts'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

describe('a category with more posts than fit on a page', () => {
  let big: string
  beforeAll(async () => {
    big = (await makeCategory(payload, 'Big', 'Grande')).id
    const data = { category: big }
    await makePost(payload, 'big0', { en: 'published', es: 'published', data })
    for (let number = 1; number < categoryPageSize + 2; number += 1)
      await makePost(payload, `big${number}`, { en: 'published', data, days: 20 })
  })

  it('shows all of them page by page, and nothing beyond the end', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => listCategoryPosts(big, 'en', page)))
    expect(pages.map((list) => list?.posts.length)).toEqual([categoryPageSize, 2, undefined])
    expect(pages[0]?.pages).toBe(2)
    const ids = pages.flatMap((list) => list?.posts.map(({ id }) => id) ?? [])
    expect(new Set(ids).size).toBe(categoryPageSize + 2)
    expect(await listCategoryPosts(big, 'es', 2)).toBeUndefined()
  })

  it('has all its pages in the sitemap, in the languages that have them', async () => {
    const paths = async (language: Language) =>
      (await listPublicPagePaths(language))
        .map(({ paths }) => paths)
        .filter(({ en }) => en?.includes('/category/big'))
    const first = { en: '/category/big', es: '/es/category/grande' }
    expect(await paths('en')).toEqual([first, { en: '/category/big/page/2' }])
    expect(await paths('es')).toEqual([first])
  })
})

it('lists every category, however many there are', async () => {
  const before = (await listCategories('en')).length
  for (let number = 0; number < 101; number += 1) await makeCategory(payload, `Many ${number}`)
  expect(await listCategories('en')).toHaveLength(before + 101)
  expect(await findCategory('many-100', 'es')).toMatchObject({ name: { text: 'Many 100', lang: 'en' } })
})
