import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { findCategory, listCategories } from '@/features/blog/queries/categories'
import { findPost, findPostSlug } from '@/features/blog/queries/post'
import { listCategoryPosts, listPosts, listRelatedPosts } from '@/features/blog/queries/post-cards'
import { listPostSlugs } from '@/features/blog/queries/public-posts'
import { searchPosts } from '@/features/blog/queries/search'
import { languages, type Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { documentOfText } from '../support/fixtures'
import { daysAgo, makeCategory, makePost, type Making } from '../support/posts'

/** Visitors can read a post only in the languages in which it is published and complete, in every place that shows posts. */

let payload: Payload
let topic: string
beforeAll(async () => {
  payload = await start()
  topic = (await makeCategory(payload, 'Topic', 'Tema')).id
})

const system = () => asSystemWithoutRequest(payload)
const make = (name: string, making: Making) =>
  makePost(payload, name, { ...making, data: { category: topic, ...making.data } })

it('shows the list without posts', async () => {
  expect(await listPosts('es', 1)).toEqual({ posts: [], page: 1, pages: 1 })
  expect(await listPosts('es', 2)).toBeUndefined()
})

/** Whether each place that shows posts to visitors contains the post. */
async function placesShowing(name: string, id: string, language: Language) {
  const other = language === 'en' ? 'es' : 'en'
  const slug = `${name}-${language}`
  const reader = { id: crypto.randomUUID(), slug: 'x', title: 'x', publishedAt: '', updatedAt: '' }
  const topicOf = (await listCategories(language)).find((found) => found.id === topic)
  const list = await listPosts(language, 1)
  const found = await searchPosts(name, language, crypto.randomUUID())
  const places = {
    list: list?.posts ?? [],
    category: (await listCategoryPosts(topic, language, 1))?.posts ?? [],
    related: await listRelatedPosts({ ...reader, category: topicOf }, language, 50),
    search: found.state === 'found' ? found.posts : [],
  }
  return {
    ...Object.fromEntries(
      Object.entries(places).map(([place, posts]) => [place, posts.some((card) => card.id === id)]),
    ),
    post: (await findPost(slug, language))?.id === id,
    hasFallbackSlug: (await findPost(`${name}-${other}`, language))?.id === id,
    address: (await findPostSlug(id, language)) !== undefined,
    sitemap: (await listPostSlugs(100))[language].some(({ slugs }) => slugs[language] === slug),
  }
}

const seen = {
  list: true,
  category: true,
  related: true,
  search: true,
  post: true,
  hasFallbackSlug: false,
  address: true,
  sitemap: true,
}
const unseen = {
  list: false,
  category: false,
  related: false,
  search: false,
  post: false,
  hasFallbackSlug: false,
  address: false,
  sitemap: false,
}

describe('a post is public', () => {
  it.each<[string, Making, { en: boolean; es: boolean }]>([
    ['englishonly', { en: 'published' }, { en: true, es: false }],
    ['spanishonly', { es: 'published' }, { en: false, es: true }],
    ['both', { en: 'published', es: 'published' }, { en: true, es: true }],
    ['englishdraft', { en: 'draft', es: 'published' }, { en: false, es: true }],
    ['spanishdraft', { en: 'published', es: 'draft' }, { en: true, es: false }],
    ['drafts', { en: 'draft', es: 'draft' }, { en: false, es: false }],
    [
      'archived',
      { en: 'published', es: 'published', data: { archivedAt: daysAgo(0) } },
      { en: false, es: false },
    ],
  ])('when published and not archived: %s', async (name, making, expected) => {
    const id = await make(name, making)
    for (const language of languages)
      expect(await placesShowing(name, id, language), language).toEqual(expected[language] ? seen : unseen)
  })

  it('with its published version while a newer draft exists', async () => {
    const id = await make('waiting', { en: 'published', es: 'published' })
    await system().update({
      collection: 'posts',
      id,
      locale: 'en',
      draft: true,
      data: { title: 'SECRET', excerpt: 'SECRET', content: documentOfText('SECRET'), _status: 'draft' },
    })
    expect(await placesShowing('waiting', id, 'en')).toEqual(seen)
    expect(await placesShowing('waiting', id, 'es')).toEqual(seen)
    expect(JSON.stringify(await findPost('waiting-en', 'en'))).not.toContain('SECRET')
    expect(await searchPosts('secret', 'en', 'draft')).toMatchObject({ posts: [] })
  })

  it('only with a title, a slug and content', async () => {
    const id = await make('hollow', { en: 'published' })
    await system().update({
      collection: 'posts',
      id,
      locale: 'en',
      draft: false,
      publishAllLocales: true,
      context: { everyLanguage: true },
      data: { _status: 'published' },
    })
    expect(await placesShowing('hollow', id, 'en')).toEqual(seen)
    expect(await placesShowing('hollow', id, 'es')).toEqual(unseen)
    expect((await findPost('hollow-en', 'en'))?.translation).toBeUndefined()
  })

  it('until it is unpublished, archived or deleted, and again when republished', async () => {
    const id = await make('coming', { en: 'published', es: 'published' })
    const change = (data: object, draft = false) =>
      system().update({ collection: 'posts', id, locale: 'en', draft, data })
    await change({ _status: 'draft' })
    expect(await placesShowing('coming', id, 'en')).toEqual(unseen)
    expect(await placesShowing('coming', id, 'es')).toEqual(seen)
    await change({ _status: 'published' })
    expect(await placesShowing('coming', id, 'en')).toEqual(seen)
    await change({ archivedAt: daysAgo(0) })
    expect(await placesShowing('coming', id, 'en')).toEqual(unseen)
    await change({ archivedAt: null })
    expect(await placesShowing('coming', id, 'en')).toEqual(unseen)
    await change({ _status: 'published' })
    expect(await placesShowing('coming', id, 'en')).toEqual(seen)
    expect(await placesShowing('coming', id, 'es')).toEqual(unseen)
    await system().delete({ collection: 'posts', id })
    expect(await placesShowing('coming', id, 'en')).toEqual(unseen)
  })

  it('with a date of its own when published together with the request’s locale', async () => {
    const id = await make('beside', { en: 'published', es: 'draft', days: 3 })
    await system().update({
      collection: 'posts',
      id,
      locale: 'en',
      draft: false,
      publishAllLocales: true,
      context: { everyLanguage: true },
      data: { _status: 'published' },
    })
    const found = await findPost('beside-es', 'es')
    expect(Date.now() - Date.parse(found?.publishedAt ?? '')).toBeLessThan(60_000)
    expect((await findPost('beside-en', 'en'))?.publishedAt.slice(0, 10)).toBe(daysAgo(3).slice(0, 10))
    await system().update({
      collection: 'posts',
      id,
      locale: 'es',
      draft: false,
      data: { title: 'beside es again', _status: 'published' },
    })
    expect((await findPost('beside-es', 'es'))?.publishedAt).toBe(found?.publishedAt)
  })

  it('and has a translation only if it is public in the other language', async () => {
    await make('twofold', { en: 'published', es: 'published' })
    expect((await findPost('twofold-en', 'en'))?.translation).toBe('twofold-es')
    expect((await findPost('twofold-es', 'es'))?.translation).toBe('twofold-en')
    await make('onefold', { en: 'published', es: 'draft' })
    expect((await findPost('onefold-en', 'en'))?.translation).toBeUndefined()
  })
})

it('returns no account, state or hidden field from the database', async () => {
  await make('bare', { en: 'published' })
  const answers = JSON.stringify([
    await findPost('bare-en', 'en'),
    await listPosts('en', 1),
    await searchPosts('bare', 'en', 'bare'),
  ])
  for (const word of ['searchText', 'archivedAt', '_status', '"author":{', 'email'])
    expect(answers).not.toContain(word)
})

describe('the list of posts', () => {
  it('is sorted by newest, twelve per page, each post once', async () => {
    const at = daysAgo(-1)
    for (let number = 0; number < 15; number += 1)
      await make(`paged${number}`, { en: 'published', data: { publishedAt: number < 5 ? at : daysAgo(-2) } })
    const first = await listPosts('en', 1)
    expect(first?.posts).toHaveLength(12)
    const dates = first?.posts.map(({ publishedAt }) => publishedAt) ?? []
    expect(dates).toEqual(dates.toSorted().reverse())
    const pages = first?.pages ?? 0
    const all = []
    for (let page = 1; page <= pages; page += 1) all.push(...((await listPosts('en', page))?.posts ?? []))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.filter(({ title }) => title.startsWith('paged'))).toHaveLength(15)
    expect(await listPosts('en', pages + 1)).toBeUndefined()
    expect(await listPosts('en', 100_000)).toBeUndefined()
  })

  it('has the date, author, category and picture of each post', async () => {
    const url = 'https://example.com/a.jpg'
    await make('whole', {
      es: 'published',
      days: -3,
      data: { authorName: 'Lucía Fernández', featuredImageUrl: url },
    })
    expect((await listPosts('es', 1))?.posts[0]).toMatchObject({
      title: 'whole es',
      slug: 'whole-es',
      excerpt: 'Excerpt of whole',
      author: 'Lucía Fernández',
      pictureUrl: url,
      category: { name: { text: 'Tema', lang: 'es' }, slug: 'tema' },
    })
  })
})

describe('related posts', () => {
  it('come from the same category first, then the newest, without the post itself', async () => {
    const near = { category: (await makeCategory(payload, 'Nearby')).id }
    await make('near', { en: 'published', days: 9, data: near })
    await make('far', { en: 'published', days: -9 })
    await make('farther', { en: 'published', days: -8, data: { category: null } })
    await make('self', { en: 'published', data: near })
    const self = await findPost('self-en', 'en')
    const titles = async (count: number) =>
      self && (await listRelatedPosts(self, 'en', count)).map(({ title }) => title)
    expect(await titles(2)).toEqual(['near en', 'far en'])
    expect(await titles(3)).toEqual(['near en', 'far en', 'farther en'])
  })
})

describe('categories', () => {
  it('fall back to the other language’s name, marked with its language', async () => {
    await makeCategory(payload, 'Only English')
    await makeCategory(payload, undefined, 'Sólo español')
    const named = async (language: Language, slug: string) => {
      const found = await findCategory(slug, language)
      return found && [found.name.text, found.name.lang, found.hasFallbackSlug ?? false]
    }
    expect(await named('es', 'only-english')).toEqual(['Only English', 'en', true])
    expect(await named('en', 'solo-espanol')).toEqual(['Sólo español', 'es', true])
    expect(await named('en', 'topic')).toEqual(['Topic', 'en', false])
    expect(await named('en', 'tema')).toBeUndefined()
    expect(await named('es', 'nothing')).toBeUndefined()
  })

  it('a slug belongs to the category that has it in this language', async () => {
    await makeCategory(payload, 'Shared')
    const own = await makeCategory(payload, 'Other', 'Shared')
    expect((await findCategory('shared', 'es'))?.id).toBe(own.id)
  })
})
