import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { asVisitor } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { picture } from '../support/pictures'
import { caller } from '../support/uploads'

/** Staff see the name that a file had; its address has another one. */

let payload: Payload
let call: ReturnType<typeof caller>
beforeAll(async () => {
  payload = await start()
  call = caller(payload, await makeUser(payload, 'team'))
})

const pattern = /^\d{13}-[0-9a-f]{12}\.png$/

const upload = async (name: string, data: object = { alt: 'A bridge' }) =>
  call('create', { file: { data: await picture(), name }, data })

describe('the name of a file', () => {
  it.each([
    ['Puente de noche (2).JPG', 'Puente de noche (2).JPG'],
    ['C:\\Users\\ana\\niño.png', 'niño.png'],
    ['../../etc/passwd', 'passwd'],
    ['a\u202egnp.exe\u0000\n.png', 'agnp.exe.png'],
    [`${'ñ'.repeat(300)}.png`, 'ñ'.repeat(120)],
    [`a${'🌉'.repeat(90)}.png`, `a${'🌉'.repeat(59)}`],
    ['\u200b', null],
  ])('%j is kept for staff as %j, never as an address', async (name, expected) => {
    const row = await upload(name, { alt: 'A bridge', name: 'forged' })
    expect(row.name ?? null).toBe(expected)
    expect(row.filename).toMatch(pattern)
  })

  it('stays when only the text changes, and follows another file', async () => {
    const { id } = await upload('first.png')
    expect(await call('update', { id, data: { alt: 'Another', name: 'forged' } })).toMatchObject({
      alt: 'Another',
      name: 'first.png',
    })
    const file = { data: await picture(), name: 'second.png' }
    expect((await call('update', { id, file, data: {} })).name).toBe('second.png')
  })

  it('is hidden from visitors', async () => {
    const { id } = await upload('private.png')
    const found = await asVisitor(payload, 'en').findByID({ collection: 'blog-images', id })
    expect(found.alt).toBe('A bridge')
    expect(found).not.toHaveProperty('name')
  })
})
