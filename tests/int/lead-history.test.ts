import { initTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { historyOf, makeLead } from '../support/fixtures'

let payload: Payload
let team: User

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team', { firstName: 'Lucía', lastName: 'Fernández' })
})

const lines = async (lead: string) => (await historyOf(payload, lead)).map(({ type, data }) => [type, data])
const asTeam = async () => asUser(await requestOf(payload, team))

describe('the history of a lead', () => {
  it('records form_submit with the submitted fields on creation', async () => {
    const lead = await makeLead(payload, {
      serviceInterest: 'seo',
      pageUrl: 'http://localhost:3000/es/contact',
    })
    expect(await lines(lead.id)).toEqual([
      [
        'form_submit',
        {
          message: 'Queremos más citas.',
          service_interest: 'seo',
          page_url: 'http://localhost:3000/es/contact',
        },
      ],
    ])
  })

  it('names the person who entered a lead manually', async () => {
    const data = { name: 'A', email: 'a@example.com', language: 'en', status: 'new' }
    const lead = await (await asTeam()).create({ collection: 'leads', data: data as never })
    expect(await lines(lead.id)).toEqual([['form_submit', { entered_by: 'Lucía Fernández' }]])
    const [activity] = await historyOf(payload, lead.id)
    expect(activity?.actor).toBe(team.id)
  })

  it('records status_change with the new status', async () => {
    const lead = await makeLead(payload)
    await (await asTeam()).update({ collection: 'leads', id: lead.id, data: { status: 'qualified' } })
    expect((await lines(lead.id)).slice(1)).toEqual([['status_change', { new_status: 'qualified' }]])
  })

  it('records note_added for notes, for assigning by name and for unassigning', async () => {
    const lead = await makeLead(payload)
    const local = await asTeam()
    await local.update({ collection: 'leads', id: lead.id, data: { notes: 'Prefers WhatsApp.' } })
    await local.update({ collection: 'leads', id: lead.id, data: { assignedTo: team.id } })
    await local.update({ collection: 'leads', id: lead.id, data: { assignedTo: null } })
    expect((await lines(lead.id)).slice(1)).toEqual([
      ['note_added', { note: 'Prefers WhatsApp.' }],
      ['note_added', { assigned_to: 'Lucía Fernández' }],
      ['note_added', { unassigned: true }],
    ])
  })

  it('records nothing when no recorded field changed', async () => {
    const lead = await makeLead(payload)
    await (await asTeam()).update({ collection: 'leads', id: lead.id, data: { phone: '+51 1 555 0100' } })
    expect(await lines(lead.id)).toHaveLength(1)
  })

  it('records nothing when the change is rolled back', async () => {
    const lead = await makeLead(payload)
    const req = await requestOf(payload, team)
    await initTransaction(req)
    await asUser(req).update({
      collection: 'leads',
      id: lead.id,
      data: { status: 'contacted', notes: 'x', assignedTo: team.id },
    })
    await killTransaction(req)
    expect(await lines(lead.id)).toHaveLength(1)
    const row = await asSystemWithoutRequest(payload).findByID({ collection: 'leads', id: lead.id, depth: 0 })
    expect(row).toMatchObject({ status: 'new', assignedTo: null })
  })

  it('is deleted with the lead, unless the deletion is rolled back', async () => {
    const lead = await makeLead(payload)
    const req = await requestOf(payload, team)
    await initTransaction(req)
    await asUser(req).delete({ collection: 'leads', id: lead.id })
    await killTransaction(req)
    expect(await lines(lead.id)).toHaveLength(1)
    await (await asTeam()).delete({ collection: 'leads', id: lead.id })
    expect(await lines(lead.id)).toEqual([])
  })
})

describe('activities added by staff', () => {
  it('a note also becomes the lead’s latest note, and is recorded once', async () => {
    const lead = await makeLead(payload)
    const data = { lead: lead.id, type: 'note_added', note: '  Call on Tuesday. ' }
    await (await asTeam()).create({ collection: 'lead-activities', data: data as never })
    expect((await lines(lead.id)).slice(1)).toEqual([['note_added', { note: 'Call on Tuesday.' }]])
    const row = await asSystemWithoutRequest(payload).findByID({ collection: 'leads', id: lead.id, depth: 0 })
    expect(row.notes).toBe('Call on Tuesday.')
  })

  it.each([
    ['an empty note', { type: 'note_added', note: '   ' }],
    ['a type that only the system writes', { type: 'form_submit', note: 'x' }],
    ['a forged history', { type: 'status_change', data: { new_status: 'closed_won' } }],
  ])('rejects %s', async (_, data) => {
    const lead = await makeLead(payload)
    const create = (await asTeam()).create({
      collection: 'lead-activities',
      data: { lead: lead.id, ...data } as never,
    })
    await expect(create).rejects.toMatchObject({ name: 'ValidationError' })
    expect(await lines(lead.id)).toHaveLength(1)
  })
})

describe('the first-reply clock', () => {
  it.each(['contacted', 'qualified', 'proposal'] as const)(
    'stops once, when a person moves the lead to %s',
    async (status) => {
      const lead = await makeLead(payload)
      const local = await asTeam()
      const moved = await local.update({ collection: 'leads', id: lead.id, data: { status } })
      expect(moved.firstReplyAt).toBeTruthy()
      const again = await local.update({ collection: 'leads', id: lead.id, data: { status: 'closed_won' } })
      expect(again.firstReplyAt).toBe(moved.firstReplyAt)
    },
  )

  it('has no value for leads lost without an answer, and ignores moves by the system', async () => {
    const lost = await makeLead(payload)
    const row = await (
      await asTeam()
    ).update({ collection: 'leads', id: lost.id, data: { status: 'closed_lost' } })
    expect(row.firstReplyAt ?? null).toBeNull()
    const system = await makeLead(payload)
    const moved = await asSystemWithoutRequest(payload).update({
      collection: 'leads',
      id: system.id,
      data: { status: 'contacted' },
    })
    expect(moved.firstReplyAt ?? null).toBeNull()
  })

  it('stops at a logged reply', async () => {
    const lead = await makeLead(payload)
    const data = { lead: lead.id, type: 'reply_logged', note: 'Answered by phone.' }
    await (await asTeam()).create({ collection: 'lead-activities', data: data as never })
    const row = await asSystemWithoutRequest(payload).findByID({ collection: 'leads', id: lead.id, depth: 0 })
    expect(row.firstReplyAt).toBeTruthy()
  })
})

it('is shown in the user’s language, even where Payload reads without a request', async () => {
  const lead = await makeLead(payload)
  await (await asTeam()).update({ collection: 'leads', id: lead.id, data: { status: 'closed_won' } })
  const told = async (language: 'en' | 'es') => {
    const reader = await makeUser(payload, 'team', { language })
    const where = { lead: { equals: lead.id }, type: { equals: 'status_change' } }
    const { docs } = await asUser(await requestOf(payload, reader)).find({
      collection: 'lead-activities',
      where,
    })
    return docs[0]?.summary
  }
  expect([await told('en'), await told('es')]).toEqual(['New status: Closed won', 'Nuevo estado: Ganado'])
})

it('updates the score when the lead’s fields change', async () => {
  const lead = await makeLead(payload)
  expect(lead).toMatchObject({ score: 15, scoreRules: ['business_email'] })
  const more = await (
    await asTeam()
  ).update({ collection: 'leads', id: lead.id, data: { phone: '+51 1 555 0100' } })
  expect(more).toMatchObject({ score: 35, scoreRules: ['phone', 'business_email'] })
})
