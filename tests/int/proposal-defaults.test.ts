import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { asUser } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { Lead, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient } from '../support/client-records'
import { documentOfText, makeLead } from '../support/fixtures'

let payload: Payload
let team: User
beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
  team = await makeUser(payload, 'team')
})

/** Creates a proposal as staff do in the form that has `?lead=` in its address; what they fill in is `data`. */
async function createFor(lead: unknown, data: object = {}, user = team) {
  const req = Object.assign(await requestOf(payload, user), { query: { lead } })
  const content = documentOfText('What we will do.')
  return asUser(req).create({ collection: 'proposals', depth: 0, data: { content, ...data } as never })
}
const newLead = (data: Partial<Lead> = {}) =>
  makeLead(payload, { name: 'Inés Quispe', company: '', language: 'es', ...data })

it('a proposal for a lead has its name, its language and the client with its email address', async () => {
  const email = `ines-${crypto.randomUUID()}@example.com`
  const client = await makeClient(payload, { email })
  const lead = await newLead({ email: email.toUpperCase() })
  expect(await createFor(lead.id)).toMatchObject({
    lead: lead.id,
    client: client.id,
    language: 'es',
    title: 'Propuesta para Inés Quispe',
  })
})

it('the client that was made of the lead comes first, and the company names the proposal', async () => {
  const lead = await newLead({ company: 'Muebles $& Loayza', language: 'en' })
  await makeClient(payload, { email: lead.email })
  const client = await makeClient(payload, { lead: lead.id })
  expect(await createFor(lead.id)).toMatchObject({
    client: client.id,
    title: 'Propuesta para Muebles $& Loayza',
  })
})

it('what staff filled in stays', async () => {
  const lead = await newLead()
  const { id: client } = await makeClient(payload)
  const data = { title: 'A shop', client, language: 'en' }
  expect(await createFor(lead.id, data)).toMatchObject({ ...data, lead: lead.id })
})

it.each([undefined, 'x', crypto.randomUUID(), ['a'], { id: 'a' }])(
  'without a lead, as in ?lead=%j, nothing is filled in',
  async (lead) => {
    const { id: client } = await makeClient(payload)
    const { lead: found, language } = await createFor(lead, { title: 'A shop', client })
    expect([found ?? null, language]).toEqual([null, 'en'])
    await expect(createFor(lead)).rejects.toMatchObject({ name: 'ValidationError' })
  },
)
