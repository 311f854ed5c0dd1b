import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { redirectOf } from '@/features/redirects/queries'
import { asSystemAlone, asUser, autocommit, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import { makeUser, requestOf } from '../support/actors'
import { makePost, type Making } from '../support/posts'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const system = () => asSystemAlone(payload)
const make = (name: string, making: Making) => makePost(payload, name, making)

describe('an address that moved', () => {
  const redirect = (from: string, to: object) =>
    system().create({ collection: 'redirects', data: { from, to } as never })
  const custom = (url: string) => ({ type: 'custom', url })

  it('leads where staff say, in the language of its path', async () => {
    await redirect('/moved', custom('/about'))
    await redirect('/es/mudado/', custom('https://example.com/a?b=1'))
    expect(await redirectOf('/moved', 'en')).toBe('/about')
    expect(await redirectOf('/moved', 'es')).toBeUndefined()
    expect(await redirectOf('/mudado', 'es')).toBe('https://example.com/a?b=1')
    expect(await redirectOf('/nothing', 'en')).toBeUndefined()
    expect(await redirectOf('/%00', 'en')).toBeUndefined()
  })

  it('leads to a post where it is public, and nowhere else', async () => {
    const id = await make('target', { en: 'published', es: 'draft' })
    const to = { type: 'reference', reference: { relationTo: 'posts', value: id } }
    await redirect('/to-post', to)
    await redirect('/es/a-post', to)
    expect(await redirectOf('/to-post', 'en')).toBe('/blog/target-en')
    expect(await redirectOf('/a-post', 'es')).toBeUndefined()
    await system().delete({ collection: 'posts', id })
    expect(await redirectOf('/to-post', 'en')).toBeUndefined()
  })

  it('leads to the end of a chain, and out of no circle', async () => {
    await redirect('/one', custom('/two'))
    await redirect('/two', custom('/es/three'))
    await redirect('/es/three', custom('/contact'))
    expect(await redirectOf('/one', 'en')).toBe('/contact')
    await redirect('/round', custom('/round-again'))
    await redirect('/round-again', custom('/about'))
    // As from before circles were refused.
    const closed = statement`update redirects set to_url = '/EN/round' where "from" = '/round-again'`
    await autocommit(payload, closed)
    expect(await redirectOf('/round', 'en')).toBeUndefined()
  })

  it('leads to no other site by a path that was kept before such were refused', async () => {
    const { id } = await redirect('/dots', custom('/about'))
    await autocommit(payload, statement`update redirects set to_url = '/.//evil.com' where id = ${id}`)
    expect(await redirectOf('/dots', 'en')).toBeUndefined()
  })
})

describe('an admin', () => {
  const from = async (path: string) =>
    (await system().find({ collection: 'redirects', where: { from: { equals: path } } })).docs
  const anAdmin = async () => asUser(await requestOf(payload, await makeUser(payload, 'admin')))

  it('cannot lead on from where a page of the site stands', async () => {
    const admin = await anAdmin()
    const create = (from: string) =>
      admin.create({ collection: 'redirects', data: { from, to: { type: 'custom', url: '/contact' } } })
    for (const from of ['/', '/about', '/es/about/', '/en/services', '/admin/x', '/es', '/robots.txt'])
      await expect(create(from), from).rejects.toMatchObject({
        data: { errors: [{ path: 'from', message: expect.stringContaining('page of the site') }] },
      })
  })

  it('who saves a redirect that made itself makes it theirs, and cannot make one that seems to have', async () => {
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
