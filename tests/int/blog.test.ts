import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  categories,
  category,
  post,
  postList,
  postsOfCategory,
  relatedPosts,
  slugOfPost,
} from '@/features/blog/queries/posts'
import { searchPosts } from '@/features/blog/queries/search'
import { languages, type Language } from '@/i18n/languages'
import { asSystemAlone } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import { documentOfText } from '../support/fixtures'
import { daysAgo, makeCategory, makePost, type Making } from '../support/posts'

/** What visitors may read of posts: in each language what is published and whole there, and nothing else, anywhere. */

let payload: Payload
let topic: string
beforeAll(async () => {
  payload = await start()
  topic = (await makeCategory(payload, 'Topic', 'Tema')).id
})

const system = () => asSystemAlone(payload)
const make = (name: string, making: Making) =>
  makePost(payload, name, { ...making, data: { category: topic, ...making.data } })

it('the list is there without posts', async () => {
  expect(await postList('es', 1)).toEqual({ posts: [], page: 1, pages: 1 })
  expect(await postList('es', 2)).toBeUndefined()
})

/** Everywhere a visitor could meet a post of that name in a language. */
async function traces(name: string, id: string, language: Language) {
  const other = language === 'en' ? 'es' : 'en'
  const slug = `${name}-${language}`
  const reader = { id: crypto.randomUUID(), slug: 'x', title: 'x', publishedAt: '', updatedAt: '' }
  const topicOf = (await categories(language)).find((found) => found.id === topic)
  const list = await postList(language, 1)
  const found = await searchPosts(name, language, crypto.randomUUID())
  const places = {
    list: list?.posts ?? [],
    category: await postsOfCategory(topic, language),
    related: await relatedPosts({ ...reader, category: topicOf }, language, 50),
    search: found.state === 'found' ? found.posts : [],
  }
  return {
    ...Object.fromEntries(
      Object.entries(places).map(([place, posts]) => [place, posts.some((card) => card.id === id)]),
    ),
    post: (await post(slug, language))?.id === id,
    borrowed: (await post(`${name}-${other}`, language))?.id === id,
    address: (await slugOfPost(id, language)) !== undefined,
  }
}

const seen = {
  list: true,
  category: true,
  related: true,
  search: true,
  post: true,
  borrowed: false,
  address: true,
}
const unseen = {
  list: false,
  category: false,
  related: false,
  search: false,
  post: false,
  borrowed: false,
  address: false,
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
  ])('where it is published and not archived: %s', async (name, making, expected) => {
    const id = await make(name, making)
    for (const language of languages)
      expect(await traces(name, id, language), language).toEqual(expected[language] ? seen : unseen)
  })

  it('with its published words when a draft waits over them', async () => {
    const id = await make('waiting', { en: 'published', es: 'published' })
    await system().update({
      collection: 'posts',
      id,
      locale: 'en',
      draft: true,
      data: { title: 'SECRET', excerpt: 'SECRET', content: documentOfText('SECRET'), _status: 'draft' },
    })
    expect(await traces('waiting', id, 'en')).toEqual(seen)
    expect(await traces('waiting', id, 'es')).toEqual(seen)
    expect(JSON.stringify(await post('waiting-en', 'en'))).not.toContain('SECRET')
    expect(await searchPosts('secret', 'en', 'draft')).toMatchObject({ posts: [] })
  })

  it('not where only its state says so: without a title, a slug or words there is nothing to read', async () => {
    const id = await make('hollow', { en: 'published' })
    await system().update({
      collection: 'posts',
      id,
      locale: 'en',
      draft: false,
      publishAllLocales: true,
      data: { _status: 'published' },
    })
    expect(await traces('hollow', id, 'en')).toEqual(seen)
    expect(await traces('hollow', id, 'es')).toEqual(unseen)
    expect((await post('hollow-en', 'en'))?.translation).toBeUndefined()
  })

  it('no more once it is taken back, archived or deleted, and again when it returns', async () => {
    const id = await make('coming', { en: 'published', es: 'published' })
    const change = (data: object, draft = false) =>
      system().update({ collection: 'posts', id, locale: 'en', draft, data })
    await change({ _status: 'draft' })
    expect(await traces('coming', id, 'en')).toEqual(unseen)
    expect(await traces('coming', id, 'es')).toEqual(seen)
    await change({ _status: 'published' })
    expect(await traces('coming', id, 'en')).toEqual(seen)
    await change({ archivedAt: daysAgo(0) })
    expect(await traces('coming', id, 'en')).toEqual(unseen)
    await change({ archivedAt: null })
    expect(await traces('coming', id, 'en')).toEqual(seen)
    await system().delete({ collection: 'posts', id })
    expect(await traces('coming', id, 'en')).toEqual(unseen)
  })

  it('with a date of its own where it is published beside the language of the request', async () => {
    const id = await make('beside', { en: 'published', es: 'draft', days: 3 })
    await system().update({
      collection: 'posts',
      id,
      locale: 'en',
      draft: false,
      publishAllLocales: true,
      data: { _status: 'published' },
    })
    const found = await post('beside-es', 'es')
    expect(Date.now() - Date.parse(found?.publishedAt ?? '')).toBeLessThan(60_000)
    expect((await post('beside-en', 'en'))?.publishedAt.slice(0, 10)).toBe(daysAgo(3).slice(0, 10))
    await system().update({
      collection: 'posts',
      id,
      locale: 'es',
      draft: false,
      data: { title: 'beside es again', _status: 'published' },
    })
    expect((await post('beside-es', 'es'))?.publishedAt).toBe(found?.publishedAt)
  })

  it('and knows its address in the other language only when it is public there', async () => {
    await make('twofold', { en: 'published', es: 'published' })
    expect((await post('twofold-en', 'en'))?.translation).toBe('twofold-es')
    expect((await post('twofold-es', 'es'))?.translation).toBe('twofold-en')
    await make('onefold', { en: 'published', es: 'draft' })
    expect((await post('onefold-en', 'en'))?.translation).toBeUndefined()
  })
})

it('what leaves the database names no account, state or hidden text', async () => {
  await make('bare', { en: 'published' })
  const answers = JSON.stringify([
    await post('bare-en', 'en'),
    await postList('en', 1),
    await searchPosts('bare', 'en', 'bare'),
  ])
  for (const word of ['searchText', 'archivedAt', '_status', '"author":{', 'email'])
    expect(answers).not.toContain(word)
})

describe('the list', () => {
  it('has the newest first and twelve a page, each post once, up to its end', async () => {
    const at = daysAgo(-1)
    for (let number = 0; number < 15; number += 1)
      await make(`paged${number}`, { en: 'published', data: { publishedAt: number < 5 ? at : daysAgo(-2) } })
    const first = await postList('en', 1)
    expect(first?.posts).toHaveLength(12)
    const dates = first?.posts.map(({ publishedAt }) => publishedAt) ?? []
    expect(dates).toEqual(dates.toSorted().reverse())
    const pages = first?.pages ?? 0
    const all = []
    for (let page = 1; page <= pages; page += 1) all.push(...((await postList('en', page))?.posts ?? []))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.filter(({ title }) => title.startsWith('paged'))).toHaveLength(15)
    expect(await postList('en', pages + 1)).toBeUndefined()
    expect(await postList('en', 100_000)).toBeUndefined()
  })

  it('tells of a post by its date, author, topic and picture', async () => {
    const url = 'https://example.com/a.jpg'
    await make('whole', {
      es: 'published',
      days: -3,
      data: { authorName: 'Lucía Fernández', featuredImageUrl: url },
    })
    expect((await postList('es', 1))?.posts[0]).toMatchObject({
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
  it('are of its topic first, then the newest, never itself', async () => {
    const near = { category: (await makeCategory(payload, 'Nearby')).id }
    await make('near', { en: 'published', days: 9, data: near })
    await make('far', { en: 'published', days: -9 })
    await make('farther', { en: 'published', days: -8, data: { category: null } })
    await make('self', { en: 'published', data: near })
    const self = await post('self-en', 'en')
    const titles = async (count: number) =>
      self && (await relatedPosts(self, 'en', count)).map(({ title }) => title)
    expect(await titles(2)).toEqual(['near en', 'far en'])
    expect(await titles(3)).toEqual(['near en', 'far en', 'farther en'])
  })
})

describe('categories', () => {
  it('are named in this language, else in the other one, which is told', async () => {
    await makeCategory(payload, 'Only English')
    await makeCategory(payload, undefined, 'Sólo español')
    const named = async (language: Language, slug: string) => {
      const found = await category(slug, language)
      return found && [found.name.text, found.name.lang, found.borrowed ?? false]
    }
    expect(await named('es', 'only-english')).toEqual(['Only English', 'en', true])
    expect(await named('en', 'solo-espanol')).toEqual(['Sólo español', 'es', true])
    expect(await named('en', 'topic')).toEqual(['Topic', 'en', false])
    expect(await named('en', 'tema')).toBeUndefined()
    expect(await named('es', 'nothing')).toBeUndefined()
  })

  it('an address belongs to the one that has it in this language', async () => {
    await makeCategory(payload, 'Shared')
    const own = await makeCategory(payload, 'Other', 'Shared')
    expect((await category('shared', 'es'))?.id).toBe(own.id)
  })
})
