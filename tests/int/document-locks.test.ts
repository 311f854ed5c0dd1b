import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
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
