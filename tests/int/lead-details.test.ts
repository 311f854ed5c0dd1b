import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { findLeadDetails } from '@/features/leads/queries/lead-details'
import { listReplyTemplates } from '@/features/leads/queries/lead-options'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeLead } from '../support/fixtures'

let payload: Payload
let team: User

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team', { firstName: 'Lucía', lastName: 'Fernández' })
})

describe('the details of a lead', () => {
  const details = async (id: string) => findLeadDetails(await requestOf(payload, team), id)

  it('name who did what, and explain the score', async () => {
    const lead = await makeLead(payload, { company: 'Clínica', assignedTo: team.id })
    await asSystemWithoutRequest(payload).create({
      collection: 'lead-activities',
      data: { lead: lead.id, type: 'note_added', data: { note: 'Call.' }, actor: team.id },
    })
    expect(await details(lead.id)).toMatchObject({
      id: lead.id,
      assignee: { id: team.id, name: 'Lucía Fernández' },
      scoreParts: [
        { name: 'company', points: 20 },
        { name: 'business_email', points: 15 },
      ],
      activities: [
        { type: 'note_added', data: { note: 'Call.' }, actor: { name: 'Lucía Fernández' } },
        { type: 'note_added', data: { assigned_to: 'Lucía Fernández' }, actor: null },
        { type: 'form_submit', actor: null },
      ],
      client: null,
    })
  })

  it('list leads with the same address or the same number, however it is written', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const lead = await makeLead(payload, { email, phone: '+52 1 55 9182 0001' })
    const byEmail = await makeLead(payload, { email: email.toUpperCase(), phone: null })
    const byPhone = await makeLead(payload, { phone: '55-9182-0001' })
    await makeLead(payload, { phone: '001' })
    const { possiblySame } = await details(lead.id)
    expect(possiblySame.map(({ id, same }) => [id, same])).toEqual([
      [byPhone.id, 'phone'],
      [byEmail.id, 'email'],
    ])
    const short = await makeLead(payload, { phone: '001', email: `${crypto.randomUUID()}@example.com` })
    expect((await details(short.id)).possiblySame).toEqual([])
  })

  it.each(['no-id', crypto.randomUUID()])('do not exist for %s', async (id) =>
    expect(details(id)).rejects.toMatchObject({ code: 'not_found' }),
  )
})

it('reply templates are listed in the languages that they are written in', async () => {
  const system = asSystemWithoutRequest(payload)
  const data = { title: 'First reply', content: 'Hi {name}' }
  const { id } = await system.create({ collection: 'reply-templates', locale: 'en', data })
  const listed = async (language: 'en' | 'es') =>
    (await listReplyTemplates(await requestOf(payload, team)))[language].filter((each) => each.id === id)
  expect(await listed('en')).toEqual([{ id, ...data, subject: '' }])
  expect(await listed('es')).toEqual([])
  await system.update({
    collection: 'reply-templates',
    id,
    locale: 'es',
    data: { title: 'Primera respuesta', content: 'Hola, {name}' },
  })
  expect(await listed('es')).toMatchObject([{ content: 'Hola, {name}' }])
})
