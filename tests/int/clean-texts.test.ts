import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payload as start } from '@/lib/server/payload'
import en from '@/messages/en/admin.json' with { type: 'json' }
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { documentOfText, leadInput } from '../support/fixtures'
import { restAs, type Rest } from '../support/rest'

/** What staff paste is cleaned in every text field of the admin, at any depth, as in our own forms. */

let payload: Payload
let admin: Rest
beforeAll(async () => {
  payload = await start()
  admin = await restAs(payload, 'admin')
})

type Answer = { doc: Record<string, unknown>; result: Record<string, unknown> }

async function send(method: string, path: string, body: object): Promise<Answer> {
  const response = await admin(method, path, body)
  expect(response.ok, await response.clone().text()).toBe(true)
  return response.json() as Promise<Answer>
}

const marked = (text: string) => `\u202a${text}\u202c\u200b`

describe('a document is stored cleaned', () => {
  it('in the fields of a collection', async () => {
    const input = { name: marked('Ana\nNun\u0303ez'), phone: marked('+52 55 8123 4567') }
    const message = 'uno\vdos\u2028tres\r\ncuatro'
    const { doc } = await send('POST', 'leads', { ...leadInput(), ...input, message })
    expect(doc).toMatchObject({
      name: 'Ana Nu\u00f1ez',
      phone: '+52 55 8123 4567',
      message: 'uno\ndos\ntres\ncuatro',
    })
  })

  it('in the address of an account, which is a field of Payload', async () => {
    const names = { firstName: marked('Ana'), lastName: 'Ruiz' }
    const input = { ...names, email: `\u200banaruiz@example.com`, password: 'a long password', role: 'team' }
    const { doc } = await send('POST', 'users', input)
    expect(doc).toMatchObject({ firstName: 'Ana', email: 'anaruiz@example.com' })
  })

  it('in the rows and groups of a global', async () => {
    const offices = [{ city: marked('Lima'), country: 'Peru', countryCode: 'PE', zone: 'America/Lima' }]
    const legal = { name: marked('Puente LLC'), address: '1 Main St\u2028Miami' }
    const input = { brand: 'Pu\u00adente', agencyZone: 'UTC', blogAddress: '/resources', offices, legal }
    const { result } = await send('POST', 'globals/site-settings', input)
    expect(result).toMatchObject({
      brand: 'Puente',
      offices: [{ city: 'Lima' }],
      legal: { name: 'Puente LLC' },
    })
    expect((result.legal as { address: string }).address).toMatch(/^1 Main St\sMiami$/)
  })

  it('in the blocks of a post', async () => {
    const fields = { blockType: 'pullquote', text: 'uno\vdos', attribution: marked('Ana') }
    const { root } = documentOfText('Words')
    const block = { type: 'block', version: 2, format: '', fields }
    const content = { root: { ...root, children: [...root.children, block] } }
    const { doc } = await send('POST', 'posts?draft=true', { title: marked('A post'), content })
    expect(doc).toMatchObject({
      title: 'A post',
      content: { root: { children: [{}, { fields: { text: 'uno\ndos', attribution: 'Ana' } }] } },
    })
  })
})

it.each(['a\0b', 'a\ud800'])(
  'what cannot be stored is refused by the name of its field: %j',
  async (name) => {
    const create = asSystemWithoutRequest(payload).create({
      collection: 'leads',
      data: { ...leadInput(), name },
    })
    await expect(create).rejects.toMatchObject({ data: { errors: [{ path: 'name' }] } })
    expect((await admin('POST', 'leads', { ...leadInput(), name })).status).toBe(400)
  },
)

it.each([
  ['the title of a post', 'posts', { title: 'a\0b' }, 'title'],
  ['its text', 'posts', { title: 'A', content: documentOfText('a\ud800') }, 'content'],
  ['a page', 'globals/home-page?draft=true', { hero: { titleStart: 'A', titleEnd: 'b\0' } }, 'hero.titleEnd'],
  ['a row', 'globals/team?draft=true', { members: [{ name: 'A' }, { name: '\0' }] }, 'members.1.name'],
])('a form is told which field can not be stored: %s', async (_, path, data, field) => {
  const response = await admin('POST', path, data)
  expect(response.status).toBe(400)
  const message = en.common.errors.characters
  expect(await response.json()).toMatchObject({
    errors: [{ message, data: { errors: [{ path: field, message }] } }],
  })
})

it('an address that no mail server takes is refused, unless it was stored before', async () => {
  const email = 'ana..perez@example.com'
  expect((await admin('POST', 'leads', { ...leadInput(), email })).status).toBe(400)
  const { doc } = await send('POST', 'leads', { ...leadInput(), email: 'ana@example.com' })
  const id = String(doc.id)
  await autocommit(payload, sql`update leads set email = ${email} where id = ${id}`)
  expect((await send('PATCH', `leads/${id}`, { company: 'A shop', email })).doc).toMatchObject({
    company: 'A shop',
  })
  expect((await admin('PATCH', `leads/${id}`, { email: 'ana@example-.com' })).status).toBe(400)
})
