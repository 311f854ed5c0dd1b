import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { findRedirect } from '@/features/redirects/queries'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeUser, requestOf } from '../support/actors'
import { makePost, type Making } from '../support/posts'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const system = () => asSystemWithoutRequest(payload)
const make = (name: string, making: Making) => makePost(payload, name, making)

describe('a redirected path', () => {
  const redirect = (from: string, to: object) =>
    system().create({ collection: 'redirects', data: { from, to } as never })
  const custom = (url: string) => ({ type: 'custom', url })

  it('leads to the target that staff set, in the language of the path', async () => {
    await redirect('/moved', custom('/about'))
    await redirect('/es/mudado/', custom('https://example.com/a?b=1'))
    expect(await findRedirect('/moved', 'en')).toBe('/about')
    expect(await findRedirect('/moved', 'es')).toBeUndefined()
    expect(await findRedirect('/mudado', 'es')).toBe('https://example.com/a?b=1')
    expect(await findRedirect('/nothing', 'en')).toBeUndefined()
    expect(await findRedirect('/%00', 'en')).toBeUndefined()
  })

  it('leads to the page whose path differs in case', async () => {
    await make('cased', { en: 'published' })
    expect(await findRedirect('/About', 'en')).toBe('/about')
    expect(await findRedirect('/ABOUT/', 'es')).toBe('/es/about')
    expect(await findRedirect('/ES/About', 'en')).toBe('/es/about')
    expect(await findRedirect('/Services/SEO-Optimization', 'en')).toBe('/services/seo-optimization')
    expect(await findRedirect('/blog/Cased-EN', 'en')).toBe('/blog/cased-en')
    expect(await findRedirect('/blog/Cased-EN', 'es')).toBeUndefined()
    expect(await findRedirect('/about', 'en')).toBeUndefined()
    expect(await findRedirect('/Nothing', 'en')).toBeUndefined()
    await redirect('/About-Us', custom('/contact'))
    expect(await findRedirect('/About-Us', 'en')).toBe('/contact')
  })

  it('leads to a post only where it is public', async () => {
    const id = await make('target', { en: 'published', es: 'draft' })
    const to = { type: 'reference', reference: { relationTo: 'posts', value: id } }
    await redirect('/to-post', to)
    await redirect('/es/a-post', to)
    expect(await findRedirect('/to-post', 'en')).toBe('/blog/target-en')
    expect(await findRedirect('/a-post', 'es')).toBeUndefined()
    await system().delete({ collection: 'posts', id })
    expect(await findRedirect('/to-post', 'en')).toBeUndefined()
  })

  it('leads to the end of a chain, and never into a loop', async () => {
    await redirect('/one', custom('/two'))
    await redirect('/two', custom('/es/three'))
    await redirect('/es/three', custom('/contact'))
    expect(await findRedirect('/one', 'en')).toBe('/contact')
    await redirect('/round', custom('/round-again'))
    await redirect('/round-again', custom('/about'))
    // Stored before loops were rejected.
    const closed = sql`update redirects set to_url = '/EN/round' where "from" = '/round-again'`
    await autocommit(payload, closed)
    expect(await findRedirect('/round', 'en')).toBeUndefined()
  })

  it('leads to no other site for stored targets that are no longer accepted', async () => {
    const { id } = await redirect('/dots', custom('/about'))
    await autocommit(payload, sql`update redirects set to_url = '/.//evil.com' where id = ${id}`)
    expect(await findRedirect('/dots', 'en')).toBeUndefined()
  })
})

describe('an admin', () => {
  const from = async (path: string) =>
    (await system().find({ collection: 'redirects', where: { from: { equals: path } } })).docs
  const anAdmin = async () => asUser(await requestOf(payload, await makeUser(payload, 'admin')))

  it('cannot redirect from an existing page', async () => {
    const admin = await anAdmin()
    const create = (from: string) =>
      admin.create({ collection: 'redirects', data: { from, to: { type: 'custom', url: '/contact' } } })
    for (const from of ['/', '/about', '/es/about/', '/en/services', '/admin/x', '/es', '/robots.txt'])
      await expect(create(from), from).rejects.toMatchObject({
        data: { errors: [{ path: 'from', message: expect.stringContaining('page on this site') }] },
      })
  })

  it('makes an automatic redirect manual by saving it, and cannot create an automatic one', async () => {
    const id = await make('once', { en: 'published' })
    await system().update({ collection: 'posts', id, locale: 'en', data: { slug: 'twice' } })
    const [row] = await from('/blog/once-en')
    const admin = await anAdmin()
    const data = { to: { type: 'custom' as const, url: '/contact' }, automatic: true }
    await admin.update({ collection: 'redirects', id: row?.id ?? '', data })
    expect(await from('/blog/once-en')).toMatchObject([{ automatic: false }])
    const made = await admin.create({ collection: 'redirects', data: { from: '/by-hand', ...data } })
    expect(made.automatic).toBe(false)
  })
})
