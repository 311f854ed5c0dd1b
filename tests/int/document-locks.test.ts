import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { makePostWithDrafts } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'

let payload: Payload
let ana: Rest
let eva: Rest
beforeAll(async () => {
  payload = await start()
  ana = await restAs(payload, 'team')
  eva = await restAs(payload, 'team')
})

const named = (user: string) => ({ relationTo: 'users', value: user })
const ownerOf = async (id: string) =>
  (await asSystemWithoutRequest(payload).findByID({ collection: 'payload-locked-documents', id, depth: 0 }))
    .user.value

/** Locks a page and returns the lock's id. The lock names `user`, whoever asks for it. */
async function lock(by: Rest, user: string): Promise<string> {
  const response = await by('POST', 'payload-locked-documents', { globalSlug: 'team', user: named(user) })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: string } }).doc.id
}

describe('a lock of a document', () => {
  it('belongs to the user of the request', async () => {
    expect(await ownerOf(await lock(ana, eva.user))).toBe(ana.user)
  })

  it('can be taken over, but not given to someone else', async () => {
    const id = await lock(ana, ana.user)
    const path = `payload-locked-documents/${id}`
    expect((await eva('PATCH', path, { user: named(eva.user) })).status).toBe(200)
    expect(await ownerOf(id)).toBe(eva.user)
    expect((await eva('PATCH', path, { user: named(ana.user) })).status).toBe(200)
    expect(await ownerOf(id)).toBe(eva.user)
  })

  it('is removed by its owner only', async () => {
    const path = `payload-locked-documents/${await lock(ana, ana.user)}`
    expect((await eva('DELETE', path)).status).toBe(403)
    expect((await ana('DELETE', path)).status).toBe(200)
  })
})

const conflict = 'Someone else has this open. Try again when they’re done.'
const query = (where: Record<string, string>) => `payload-locked-documents?${new URLSearchParams(where)}`

/** How a document is saved by hand and where its locks are found. */
const documents = {
  'a post': async () => {
    const id = await makePostWithDrafts(payload, 'Open')
    const where = { 'where[document.relationTo][equals]': 'posts', 'where[document.value][equals]': id }
    return { method: 'PATCH', path: `posts/${id}`, data: { title: 'Open in English' }, locks: query(where) }
  },
  'page copy': async () => ({
    method: 'POST',
    path: 'globals/figures',
    data: {},
    locks: query({ 'where[globalSlug][equals]': 'figures' }),
  }),
}

describe.each(Object.entries(documents))('while someone writes %s', (_, make) => {
  const holders = async (locks: string) => {
    const { docs } = (await (await eva('GET', `${locks}&depth=0`)).json()) as {
      docs: { user: { value: string } }[]
    }
    return docs.map(({ user }) => user.value)
  }

  it('a colleague is told after every autosave, and cannot save over it', async () => {
    const { method, path, data, locks } = await make()
    for (let save = 0; save < 2; save++)
      expect((await ana(method, `${path}?locale=en&draft=true&autosave=true`, data)).status).toBe(200)
    expect(await holders(locks)).toEqual([ana.user])
    const refused = await eva(method, `${path}?locale=en&draft=true`, data)
    expect(refused.status).toBe(423)
    expect(await refused.json()).toMatchObject({ errors: [{ message: conflict }] })
  })

  it('the form that is left removes the lock of its reader only', async () => {
    const { method, path, data, locks } = await make()
    await ana(method, `${path}?locale=en&draft=true&autosave=true`, data)
    await eva('DELETE', locks)
    expect(await holders(locks)).toEqual([ana.user])
    await ana('DELETE', locks)
    expect(await holders(locks)).toEqual([])
  })
})
