import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { findRedirect } from '@/features/redirects/queries'
import type { Language } from '@/i18n/languages'
import { asSystem, asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, inTransaction, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Category, Post, Redirect } from '@/payload-types'
import { requestOf } from '../support/actors'
import { makeCategory, makePost, type Making } from '../support/posts'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const system = () => asSystemWithoutRequest(payload)
const word = () => `w${crypto.randomUUID().slice(0, 8)}`

/** Creates a post with that slug, published in English by default. */
const make = (slug: string, making: Making = { en: 'published' }) =>
  makePost(payload, slug, { ...making, data: { slug, ...making.data } })

type Change = Partial<Post> & { locale?: Language | 'all'; draft?: boolean; publishAllLocales?: boolean }

function save(id: string, { locale = 'en', draft = false, publishAllLocales, ...data }: Change) {
  const _status = draft ? 'draft' : 'published'
  return system().update({
    collection: 'posts',
    id,
    locale,
    draft,
    publishAllLocales,
    context: { everyLanguage: true },
    data: { _status, ...data },
  } as never)
}

const rename = (id: string, slug: string, more: Change = {}) => save(id, { slug, ...more })

const to = (url: string) => ({ to: { type: 'custom' as const, url } })
const byAdmin = (from: string, url: string) =>
  system().create({ collection: 'redirects', data: { from, ...to(url) } })

const rowsFrom = async (...from: string[]) =>
  (await system().find({ collection: 'redirects', where: { from: { in: from } }, depth: 0, limit: 0 }))
    .docs as Redirect[]

const blog = (slug: string, language: Language = 'en') => findRedirect(`/blog/${slug}`, language)

describe('a published post whose slug changes', () => {
  it('redirects from its old path, in that language only, by a redirect marked as automatic', async () => {
    const [a, b] = [word(), word()]
    const id = await make(a, { en: 'published', es: 'published' })
    expect(await blog(a)).toBeUndefined()
    await rename(id, b)
    expect(await blog(a)).toBe(`/blog/${b}`)
    expect(await blog(a, 'es')).toBeUndefined()
    const [row] = await rowsFrom(`/blog/${a}`)
    expect(row).toMatchObject({ automatic: true, to: { type: 'reference', reference: { value: id } } })
    await rename(id, word(), { locale: 'es' })
    expect(await rowsFrom(`/es/blog/${a}`)).toHaveLength(1)
  })

  it('can move back without a loop', async () => {
    const [a, b] = [word(), word()]
    const id = await make(a)
    await rename(id, b)
    await rename(id, a)
    expect(await blog(b)).toBe(`/blog/${a}`)
    expect(await rowsFrom(`/blog/${a}`)).toEqual([])
    await rename(id, b)
    expect(await blog(a)).toBe(`/blog/${b}`)
    expect(await rowsFrom(`/blog/${b}`)).toEqual([])
  })

  it('is one redirect away, however often it moved', async () => {
    const [a, b, c] = [word(), word(), word()]
    const id = await make(a)
    await rename(id, b)
    await rename(id, c)
    expect(await blog(a)).toBe(`/blog/${c}`)
    expect(await blog(b)).toBe(`/blog/${c}`)
  })

  it('gets two redirects when it moves in both languages at once', async () => {
    const [a, b] = [word(), word()]
    const id = await make(a, { en: 'published', es: 'published' })
    await rename(id, b, { draft: true })
    await rename(id, b, { locale: 'es', draft: true })
    expect(await rowsFrom(`/blog/${a}`, `/es/blog/${a}`)).toEqual([])
    await save(id, { publishAllLocales: true })
    expect(await blog(a)).toBe(`/blog/${b}`)
    expect(await blog(a, 'es')).toBe(`/es/blog/${b}`)
  })
})

describe('a draft', () => {
  it('gets no redirect, because it was never public', async () => {
    const [a, b, c] = [word(), word(), word()]
    const id = await make(a, { en: 'draft' })
    await rename(id, b, { draft: true })
    await rename(id, c)
    expect(await rowsFrom(`/blog/${a}`, `/blog/${b}`)).toEqual([])
  })

  it('of a published post gets a redirect only when it is published', async () => {
    const [a, b, c] = [word(), word(), word()]
    const id = await make(a)
    await rename(id, b, { draft: true })
    await rename(id, c, { draft: true })
    expect(await rowsFrom(`/blog/${a}`)).toEqual([])
    await save(id, {})
    expect(await blog(a)).toBe(`/blog/${c}`)
    expect(await rowsFrom(`/blog/${b}`)).toEqual([])
  })

  it('that was once published gets a redirect when it is republished under another slug', async () => {
    const [a, b] = [word(), word()]
    const id = await make(a)
    await system().update({ collection: 'posts', id, locale: 'en', data: { _status: 'draft' } })
    await rename(id, b, { draft: true })
    expect(await blog(a)).toBeUndefined()
    await save(id, {})
    expect(await blog(a)).toBe(`/blog/${b}`)
  })
})

describe('a path taken by another document', () => {
  it('loses its automatic redirect', async () => {
    const [a, b] = [word(), word()]
    const id = await make(a)
    await rename(id, b)
    const other = await make(a)
    expect(await blog(a)).toBeUndefined()
    expect(await rowsFrom(`/blog/${a}`)).toEqual([])
    await rename(other, word())
    expect(await rowsFrom(`/blog/${a}`)).toMatchObject([{ to: { reference: { value: other } } }])
  })

  it('hides an admin’s redirect until the document moves away', async () => {
    const a = word()
    await byAdmin(`/blog/${a}`, '/contact')
    expect(await blog(a)).toBe('/contact')
    const id = await make(a)
    expect(await blog(a)).toBeUndefined()
    await rename(id, word())
    expect(await blog(a)).toBe('/contact')
    expect(await rowsFrom(`/blog/${a}`)).toMatchObject([{ automatic: false }])
  })

  it('ends a chain of redirects', async () => {
    const [a, b] = [word(), word()]
    await byAdmin(`/${b}`, `/blog/${a}`)
    await byAdmin(`/blog/${a}`, '/contact')
    expect(await findRedirect(`/${b}`, 'en')).toBe('/contact')
    await make(a)
    expect(await findRedirect(`/${b}`, 'en')).toBe(`/blog/${a}`)
  })
})

describe('concurrent changes', () => {
  it('create a redirect each', async () => {
    const names = Array.from({ length: 6 }, word)
    const ids = await Promise.all(names.map((name) => make(name)))
    await Promise.all(ids.map((id, index) => rename(id, `${names[index]}-new`)))
    for (const name of names) expect(await blog(name)).toBe(`/blog/${name}-new`)
  })

  it('do not fail while an admin saves a redirect from the same path', async () => {
    const a = word()
    const id = await make(a)
    await system().update({ collection: 'posts', id, locale: 'en', data: { _status: 'draft' } })
    const req = await requestOf(payload)
    const blocked = sql`select 1 from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`
    const renamed = await inTransaction(req, async () => {
      await asSystem(req).create({ collection: 'redirects', data: { from: `/blog/${a}`, ...to('/contact') } })
      const renaming = rename(id, word())
      await vi.waitUntil(async () => (await autocommit(payload, blocked)).length > 0, { timeout: 10_000 })
      return { renaming }
    })
    await renamed.renaming
    expect(await rowsFrom(`/blog/${a}`)).toMatchObject([{ automatic: false }])
  })
})

it('deletes the automatic redirects to a deleted post, but not an admin’s', async () => {
  const [a, b, c] = [word(), word(), word()]
  const id = await make(a)
  await rename(id, b)
  const post = { type: 'reference' as const, reference: { relationTo: 'posts' as const, value: id } }
  await system().create({ collection: 'redirects', data: { from: `/${c}`, to: post } })
  await system().delete({ collection: 'posts', id })
  expect(await rowsFrom(`/blog/${a}`, `/${c}`)).toMatchObject([{ from: `/${c}`, automatic: false }])
  expect(await findRedirect(`/${c}`, 'en')).toBeUndefined()
})

it('creates no redirect when the change is rolled back', async () => {
  const [a, b] = [word(), word()]
  const id = await make(a)
  await make(b)
  await expect(rename(id, b)).rejects.toThrow()
  await expect(rename(id, word(), { featuredImageUrl: 'javascript:1' })).rejects.toThrow()
  expect(await rowsFrom(`/blog/${a}`)).toEqual([])
})

describe('a category', () => {
  const move = (id: string, slug: string, locale: Language = 'en') =>
    system().update({ collection: 'categories', id, locale, data: { slug } })
  const slugIn = async ({ id }: Category, locale: Language) =>
    (await system().findByID({ collection: 'categories', id, locale })).slug ?? ''
  const category = (slug: string, language: Language) => findRedirect(`/category/${slug}`, language)

  it('redirects from its old path, in that language', async () => {
    const made = await makeCategory(payload, word(), word())
    const [en, es] = [await slugIn(made, 'en'), await slugIn(made, 'es')]
    const there = word()
    await move(made.id, there)
    expect(await category(en, 'en')).toBe(`/category/${there}`)
    expect(await category(es, 'es')).toBeUndefined()
    expect(await rowsFrom(`/es/category/${es}`)).toEqual([])
    await move(made.id, en)
    expect(await category(there, 'en')).toBe(`/category/${en}`)
    expect(await rowsFrom(`/category/${en}`)).toEqual([])
  })

  it('also redirects in the language that borrows its slug', async () => {
    const made = await makeCategory(payload, word())
    const from = await slugIn(made, 'en')
    const [there, own] = [word(), word()]
    await move(made.id, there)
    expect(await category(from, 'es')).toBe(`/es/category/${there}`)
    await system().update({
      collection: 'categories',
      id: made.id,
      locale: 'es',
      data: { name: own, slug: own },
    })
    expect(await category(from, 'es')).toBe(`/es/category/${own}`)
    expect(await category(there, 'es')).toBe(`/es/category/${own}`)
    expect(await category(from, 'en')).toBe(`/category/${there}`)
  })
})
