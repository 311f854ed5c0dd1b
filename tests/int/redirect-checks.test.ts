import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { asSystem, asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { makeUser, requestOf } from '../support/actors'
import { makeCategory, makePost } from '../support/posts'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const system = () => asSystemWithoutRequest(payload)
const word = () => `w${crypto.randomUUID().slice(0, 8)}`
const to = (url: string) => ({ type: 'custom' as const, url })
const add = (from: string, url = '/contact') =>
  system().create({ collection: 'redirects', data: { from, to: to(url) } })
const change = (id: string, data: { from?: string; to?: ReturnType<typeof to> }) =>
  system().update({ collection: 'redirects', id, data })

type Key = keyof typeof en.redirects.errors
const refused = (saving: Promise<unknown>, path: string, key: Key, name?: string) =>
  expect(saving, name).rejects.toMatchObject({
    data: { errors: [{ path, message: en.redirects.errors[key] }] },
  })

describe('rejects a redirect', () => {
  it.each([
    ['/en/{}/', '/{}'],
    ['/{}', '/EN/{}?a=b#c'],
    ['/{}', `${env.SITE_URL.replace('http:', 'https:')}/{}`],
    ['/es/{}ñ', '/es/{}%C3%B1'],
    ['/{}', '/x/../{}'],
  ])('from %s to %s, which are the same path', async (from, url) => {
    const name = word()
    const here = (text: string) => text.replace('{}', name)
    await refused(add(here(from), here(url)), 'to.url', 'self')
  })

  it('that closes a loop, also by an update of one side', async () => {
    const [a, b, c] = [word(), word(), word()]
    await add(`/${a}`, `/${b}/`)
    const { id } = await add(`/${b}`, `/en/${c}`)
    await refused(add(`/${c}`, `/${a}?x=1`), 'to.url', 'loop')
    await refused(change(id, { to: to(`/${a}`) }), 'to.url', 'loop')
    const other = await add(`/${word()}`, `/${a}`)
    await refused(change(other.id, { from: `/${c}` }), 'to.url', 'loop')
    await change(id, { to: to('/about') })
    await add(`/${c}`, `/${a}`)
  })

  it('from anything but a single page', async () => {
    for (const from of ['?a=b', '#part', '/*']) await refused(add(`/${word()}${from}`), 'from', 'plain', from)
  })

  it('from a path that already has one, in any spelling', async () => {
    const name = word()
    const { id } = await add(`/${name}`)
    for (const from of [`/${name}`, `/EN/${name}`, `/${name}/`])
      await refused(add(from, '/about'), 'from', 'taken', from)
    await change(id, { from: `/${name}/` })
  })

  it('from the path of a public post, but not from a former or future one', async () => {
    const name = word()
    const id = await makePost(payload, name, { en: 'published', es: 'draft' })
    await refused(add(`/en/blog/${name}-en/`), 'from', 'own')
    await add(`/es/blog/${name}-es`)
    await system().update({ collection: 'posts', id, data: { archivedAt: new Date().toISOString() } })
    await add(`/blog/${name}-en`)
  })

  it('from the path of a category, including a slug borrowed from the other language', async () => {
    const [borrowing, own] = [word(), word()]
    await makeCategory(payload, borrowing)
    await makeCategory(payload, own, `${own}-es`)
    await refused(add(`/category/${borrowing}`), 'from', 'own')
    await refused(add(`/es/category/${borrowing}`), 'from', 'own')
    await refused(add(`/es/category/${own}-es`), 'from', 'own')
    // Its former path, with the borrowed slug, already has an automatic redirect.
    await refused(add(`/es/category/${own}`), 'from', 'taken')
  })

  it('from the path of a service in either language', async () => {
    const from = '/es/services/web-development'
    const created = await add(from)
    await system().delete({ collection: 'redirects', id: created.id })
    const words = { title: 'a', subtitle: 'b', description: 'c', bullets: 'd', benefit: 'e', heroText: 'f' }
    const data = { ...words, slug: 'web-development', displayOrder: 1, _status: 'published' } as const
    await system().create({ collection: 'services', locale: 'en', data })
    await refused(add(from), 'from', 'own')
    await add('/services/nothing-of-ours')
  })

  it('unless normalizing the path makes it valid', async () => {
    const name = word()
    const rows = await Promise.all(
      [`/EN/a-${name}`, `/b//${name}`, `/es/ñ-${name}/`].map((from) => add(from)),
    )
    expect(rows.map(({ from }) => from)).toEqual([`/a-${name}`, `/b/${name}`, `/es/ñ-${name}/`])
  })

  it('with a message in the user’s language at the invalid field', async () => {
    const user = await makeUser(payload, 'admin')
    const req = await requestOf(payload, { ...user, language: 'es' })
    const name = word()
    await add(`/${name}`)
    const data = { from: `/${name}`, to: to('/contact') }
    await expect(asSystem(req).create({ collection: 'redirects', data })).rejects.toMatchObject({
      data: { errors: [{ label: es.redirects.from, message: es.redirects.errors.taken }] },
    })
  })
})

describe('the list of redirects', () => {
  it('shows the target of each', async () => {
    const name = word()
    const id = await makePost(payload, name, { en: 'published', es: 'draft' })
    const reference = { type: 'reference' as const, reference: { relationTo: 'posts' as const, value: id } }
    const rows = [
      { from: `/a-${name}`, to: to('https://example.com/a') },
      { from: `/b-${name}`, to: reference },
      { from: `/es/c-${name}`, to: reference },
    ]
    for (const data of rows) await system().create({ collection: 'redirects', data })
    const req = await requestOf(payload, await makeUser(payload, 'team'))
    const where = { from: { like: name } }
    const read = async () => {
      const { docs } = await asSystem(req).find({ collection: 'redirects', where, sort: 'from', depth: 1 })
      return docs.map(({ leadsTo }) => leadsTo)
    }
    expect(await read()).toEqual(['https://example.com/a', `/blog/${name}-en`, en.redirects.nowhere])
    await autocommit(payload, sql`update posts set archived_at = now() where id = ${id}`)
    expect(await read()).toEqual(['https://example.com/a', en.redirects.nowhere, en.redirects.nowhere])
  })
})
