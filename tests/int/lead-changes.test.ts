import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { env } from '@/env'
import * as schemas from '@/features/leads/board-schemas'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient } from '../support/client-records'
import { historyOf } from '../support/fixtures'
import { restAs } from '../support/rest'
import { createLeadVerbs, createStaff, emailsAbout } from '../support/lead-verbs'
import { leadsEndpoints } from '@/features/leads/endpoints'

const setStatusRoute = leadsEndpoints.POST['set-lead-status']
const deleteRoute = leadsEndpoints.POST['delete-lead']

let payload: Payload
let team: User
let colleague: User
let verbs: Awaited<ReturnType<typeof createLeadVerbs>>

beforeAll(async () => {
  payload = await start()
  ;({ team, colleague } = await createStaff(payload))
})
beforeEach(async () => {
  verbs = await createLeadVerbs(payload, team)
})

describe('the status of a lead', () => {
  it('is set, recorded with its actor, and ends the clock', async () => {
    const result = await verbs.setStatus({ status: 'contacted', expected: 'new' })
    expect(result).toEqual({ status: 'contacted', firstReplyAt: expect.any(String) })
    const [, change] = await historyOf(payload, verbs.lead.id)
    expect(change).toMatchObject({ type: 'status_change', data: { new_status: 'contacted' }, actor: team.id })
  })

  it('is not overwritten after a change by someone else: the conflict names that person', async () => {
    await verbs.setStatus({ status: 'qualified', expected: 'new' }, colleague)
    const before = await verbs.rowOf()
    await expect(verbs.setStatus({ status: 'closed_lost', expected: 'new' })).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { value: 'qualified', changedBy: 'Tomás Beltrán', changedAt: expect.any(String) } },
    })
    expect(await verbs.rowOf()).toEqual(before)
    await verbs.setStatus({ status: 'qualified', expected: 'new' })
    expect(await verbs.linesOf()).toHaveLength(1)
  })

  it('changes only once when eight changes race', async () => {
    const statuses = ['contacted', 'qualified', 'proposal', 'closed_won'] as const
    const results = await Promise.allSettled(
      [...statuses, ...statuses].map((status) => verbs.setStatus({ status, expected: 'new' })),
    )
    expect(await verbs.linesOf()).toHaveLength(1)
    const { status } = (await verbs.rowOf()) ?? {}
    const made = results.filter((each) => each.status === 'fulfilled')
    expect(made.length).toBeLessThanOrEqual(2)
    for (const each of made) expect(each.value.status).toBe(status)
  })

  it.each([{ status: 'won' }, { status: '' }, { expected: 'x' }, { lead: 'x' }, { status: null }])(
    'is refused as %j',
    async (input) => {
      const before = await verbs.rowOf()
      expect(() =>
        schemas.setLeadStatusSchema.parse({ lead: verbs.lead.id, status: 'new', expected: 'new', ...input }),
      ).toThrow()
      expect(await verbs.rowOf()).toEqual(before)
    },
  )

  it('is kept when other fields are saved at the same time', async () => {
    const local = asUser(await requestOf(payload, colleague))
    await Promise.all([
      verbs.setStatus({ status: 'contacted', expected: 'new' }),
      local.update({ collection: 'leads', id: verbs.lead.id, data: { phone: '+51 1 555 0100' } }),
    ])
    const row = await asSystemWithoutRequest(payload).findByID({ collection: 'leads', id: verbs.lead.id })
    expect(row).toMatchObject({ status: 'contacted', phone: '+51 1 555 0100' })
  })
})

describe('the assignee of a lead', () => {
  it('gets an email in their language each time someone else assigns it', async () => {
    expect(await verbs.assign({ assignee: colleague.id, expected: null })).toEqual({
      assignee: { id: colleague.id, name: 'Tomás Beltrán' },
    })
    await verbs.assign({ assignee: null, expected: colleague.id })
    await verbs.assign({ assignee: colleague.id, expected: null })
    const emails = await emailsAbout(payload, 'lead-assigned', verbs.lead.id)
    expect(emails).toHaveLength(2)
    expect(emails[0]).toMatchObject({
      recipient: colleague.email,
      language: 'es',
      status: 'pending',
      data: { by: 'Lucía Fernández', isAnswered: false },
    })
    expect(await verbs.linesOf()).toEqual([
      ['note_added', { assigned_to: 'Tomás Beltrán' }],
      ['note_added', { unassigned: true }],
      ['note_added', { assigned_to: 'Tomás Beltrán' }],
    ])
  })

  it('gets no email after assigning the lead to themselves', async () => {
    await verbs.assign({ assignee: team.id, expected: null })
    expect(await emailsAbout(payload, 'lead-assigned', verbs.lead.id)).toEqual([])
  })

  it('is refused for a client, for nobody’s id, for a closed account and for one that is only invited, by the verb and by REST', async () => {
    const client = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
    const closed = await makeUser(payload, 'team', { deactivatedAt: new Date().toISOString() })
    const invited = await makeUser(payload, 'team', { _verified: false })
    const rest = await restAs(payload, 'team')
    const before = await verbs.rowOf()
    for (const assignee of [client.id, closed.id, invited.id, crypto.randomUUID()]) {
      await expect(verbs.assign({ assignee, expected: null })).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { assignee: 'invalid' } },
      })
      expect((await rest('PATCH', `leads/${verbs.lead.id}`, { assignedTo: assignee })).status).toBe(400)
    }
    expect(await verbs.rowOf()).toEqual(before)
  })

  it('is not overwritten after a change by someone else', async () => {
    await verbs.assign({ assignee: colleague.id, expected: null }, colleague)
    await expect(verbs.assign({ assignee: team.id, expected: null })).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { value: colleague.id, changedBy: 'Tomás Beltrán' } },
    })
  })
})

describe('a note', () => {
  it('is recorded once, with its actor, and becomes the latest note', async () => {
    await verbs.addNote({ note: '  Prefers WhatsApp. ' })
    expect(await verbs.linesOf()).toEqual([['note_added', { note: 'Prefers WhatsApp.' }]])
    expect((await historyOf(payload, verbs.lead.id))[1]?.actor).toBe(team.id)
    expect(await verbs.rowOf()).toMatchObject({ notes: 'Prefers WhatsApp.' })
  })

  it.each(['', '   \n', '\u200b', 'x'.repeat(5_001), null])('%.5j is refused', async (note) => {
    expect(schemas.addLeadNoteSchema.safeParse({ lead: verbs.lead.id, note }).success).toBe(false)
  })
})

describe('over HTTP', () => {
  const post = async (
    route: (request: Request) => Promise<Response>,
    role: 'client' | 'team' | null,
    body: object,
  ) => {
    const headers = role
      ? (await restAs(payload, role)).headers
      : { origin: env.SITE_URL, 'content-type': 'application/json' }
    return route(
      new Request(`${env.SITE_URL}/api/x`, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
  }

  it('a conflict is a 409 with the current value', async () => {
    await verbs.setStatus({ status: 'qualified', expected: 'new' }, colleague)
    const response = await post(setStatusRoute, 'team', {
      lead: verbs.lead.id,
      status: 'proposal',
      expected: 'new',
    })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      success: false,
      error: 'conflict',
      current: { value: 'qualified', changedBy: 'Tomás Beltrán' },
    })
  })

  it('a status that does not exist is a 400', async () => {
    const response = await post(setStatusRoute, 'team', {
      lead: verbs.lead.id,
      status: 'won',
      expected: 'new',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'invalid', fields: { status: 'invalid' } })
  })

  it('clients and visitors are refused', async () => {
    const before = await verbs.rowOf()
    expect((await post(deleteRoute, 'client', { lead: verbs.lead.id })).status).toBe(403)
    expect((await post(deleteRoute, null, { lead: verbs.lead.id })).status).toBe(401)
    expect(await verbs.rowOf()).toEqual(before)
  })
})
