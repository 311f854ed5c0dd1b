import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { markCall } from '@/features/calls/operations/mark-call'
import { findDashboardCalls, findLeadCalls } from '@/features/calls/queries/staff-calls'
import { markCallSchema } from '@/features/calls/staff-schemas'
import { findDashboardCharts } from '@/features/dashboard/queries/charts'
import { findUnansweredLeads } from '@/features/dashboard/queries/unanswered-leads'
import { findWaitingCounts } from '@/features/dashboard/queries/waiting-counts'
import { logLeadReplySchema } from '@/features/leads/board-schemas'
import { queueLeadReminders } from '@/features/leads/jobs/queue-lead-reminders'
import { logLeadReply } from '@/features/leads/operations/reply-to-lead'
import type { ActivityData } from '@/features/leads/rules'
import { queueAlerts } from '@/features/system/jobs/queue-alerts'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as openPayload } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { historyOf, makeLead } from '../support/fixtures'
import { callVerb } from '../support/lead-verbs'
import { rowsOf } from '../support/rows'
import { makeCall } from '../support/staff-calls'

let payload: Payload
let team: User
let client: User
beforeAll(async () => {
  payload = await openPayload()
  team = await makeUser(payload, 'team')
  client = await makeUser(payload, 'client')
})
beforeEach(() => autocommit(payload, sql`delete from leads`))

const mark = (call: string, status: string, expected = 'booked', user = team) =>
  callVerb(payload, user, { run: markCall, schema: markCallSchema, input: { call, status, expected } })
const leadOf = (id: string) => asSystemWithoutRequest(payload).findByID({ collection: 'leads', id, depth: 0 })
const eventsOf = async (lead: string) =>
  (await historyOf(payload, lead)).map(({ type, data }) => (data as ActivityData).call ?? type)

describe('marking a call', () => {
  it('as done makes its lead contacted, and the call the first reply', async () => {
    const { id, lead } = await makeCall(payload, { person: team.id, startsIn: -40 })
    expect((await leadOf(lead)).callAt).not.toBeNull()
    expect(await mark(id, 'done')).toEqual({ status: 'done' })
    const { status, firstReplyAt, callAt } = await leadOf(lead)
    expect({ status, callAt }).toEqual({ status: 'contacted', callAt: null })
    const [call] = (await findLeadCalls(await requestOf(payload, team), { lead })).calls
    expect(new Date(firstReplyAt ?? 0)).toEqual(new Date(call?.startsAt ?? 1))
    expect(await eventsOf(lead)).toEqual(expect.arrayContaining(['done', 'status_change']))
    // A second click changes nothing.
    expect(await mark(id, 'done')).toEqual({ status: 'done' })
    expect((await eventsOf(lead)).filter((type) => type === 'done')).toHaveLength(1)
  })

  it('as a no-show makes its lead wait again, and it may have come late', async () => {
    const { id, lead } = await makeCall(payload, { person: team.id, startsIn: -40 })
    await mark(id, 'no-show')
    expect(await leadOf(lead)).toMatchObject({ status: 'new', callAt: null })
    expect(await eventsOf(lead)).toContain('no-show')
    await mark(id, 'done', 'no-show')
    expect(await leadOf(lead)).toMatchObject({ status: 'contacted' })
  })

  it('as a no-show by mistake is corrected: the lead is contacted; and by mistake as done: it waits again', async () => {
    const { id, lead } = await makeCall(payload, { person: team.id, startsIn: -40 })
    await mark(id, 'no-show')
    await mark(id, 'done', 'no-show')
    expect(await leadOf(lead)).toMatchObject({ status: 'contacted' })
    await mark(id, 'no-show', 'done')
    const [call] = (await findLeadCalls(await requestOf(payload, team), { lead })).calls
    const waiting = await leadOf(lead)
    expect(waiting).toMatchObject({ status: 'new', firstReplyAt: null, callAt: null })
    expect(new Date(waiting.waitsSince ?? 0)).toEqual(new Date(call?.startsAt ?? 1))
    expect((await eventsOf(lead)).filter((type) => type === 'status_change')).toHaveLength(2)
  })

  it('is taken back: the call can be marked again, its lead is as before, and the history says so', async () => {
    const { id, lead } = await makeCall(payload, { person: team.id, startsIn: -40 })
    const before = await leadOf(lead)
    for (const wrong of ['done', 'no-show']) {
      await mark(id, wrong)
      expect(await mark(id, 'booked', wrong)).toEqual({ status: 'booked' })
      const { status, firstReplyAt, callAt, waitsSince } = await leadOf(lead)
      expect({ status, firstReplyAt, callAt, waitsSince }).toEqual({
        status: 'new',
        firstReplyAt: null,
        callAt: before.callAt,
        waitsSince: null,
      })
    }
    expect((await eventsOf(lead)).filter((type) => type === 'unmarked')).toHaveLength(2)
    await expect(mark(id, 'booked', 'booked', client)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('as done by mistake leaves a later reply as the first one, and a lead that has moved on', async () => {
    const answered = await makeCall(payload, { startsIn: -40 })
    await mark(answered.id, 'done')
    const input = { lead: answered.lead }
    await callVerb(payload, team, { run: logLeadReply, schema: logLeadReplySchema, input })
    await mark(answered.id, 'booked', 'done')
    const { status, firstReplyAt } = await leadOf(answered.lead)
    const { callAt } = await leadOf(answered.lead)
    expect(status).toBe('contacted')
    expect(Date.parse(firstReplyAt ?? '')).toBeGreaterThan(Date.parse(callAt ?? ''))
    const moved = await makeCall(payload, { startsIn: -90 })
    await mark(moved.id, 'done')
    const data = { status: 'qualified' } as const
    await asSystemWithoutRequest(payload).update({ collection: 'leads', id: moved.lead, data })
    await mark(moved.id, 'no-show', 'done')
    const after = await leadOf(moved.lead)
    expect(after.status).toBe('qualified')
    expect(after.firstReplyAt).not.toBeNull()
  })

  it('keeps an earlier reply and a status that is further on', async () => {
    const { id, lead } = await makeCall(payload, { startsIn: -5 })
    const firstReplyAt = '2026-03-01T10:00:00.000Z'
    const data = { status: 'qualified', firstReplyAt } as const
    await asSystemWithoutRequest(payload).update({ collection: 'leads', id: lead, data })
    await mark(id, 'done')
    expect(await leadOf(lead)).toMatchObject(data)
  })

  it('is refused before the call, after it was canceled, when a colleague was first, and to clients', async () => {
    const ahead = await makeCall(payload)
    await expect(mark(ahead.id, 'done')).rejects.toMatchObject({ code: 'invalid' })
    const canceled = await makeCall(payload, { startsIn: -40, status: 'cancelled' })
    await expect(mark(canceled.id, 'done', 'cancelled')).rejects.toMatchObject({ code: 'invalid' })
    const over = await makeCall(payload, { startsIn: -40 })
    await expect(mark(over.id, 'done', 'booked', client)).rejects.toMatchObject({ code: 'forbidden' })
    const results = await Promise.allSettled([mark(over.id, 'done'), mark(over.id, 'no-show')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [refused] = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as object] : [],
    )
    expect(refused).toMatchObject({
      code: 'conflict',
      details: { current: { value: expect.any(String) as string } },
    })
    await expect(mark(crypto.randomUUID(), 'done')).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('a lead with a call ahead waits for no reply: it is neither listed, counted nor reminded of', async () => {
  const createdAt = new Date(Date.now() - 22 * 3_600_000).toISOString()
  const lead = await makeLead(payload)
  await autocommit(
    payload,
    sql`update leads set created_at = ${createdAt}, assigned_to_id = ${team.id} where id = ${lead.id}`,
  )
  const req = await requestOf(payload, team)
  const waiting = async () => {
    const { running, late } = await findUnansweredLeads(req)
    return { listed: running.length + late.length, counted: (await findWaitingCounts(req)).leads }
  }
  expect(await waiting()).toEqual({ listed: 1, counted: 1 })
  const { id } = await makeCall(payload, { lead: lead.id, startsIn: 4_000 })
  expect(await waiting()).toEqual({ listed: 0, counted: 0 })
  expect(await queueLeadReminders(payload)).toEqual([])
  await autocommit(
    payload,
    sql`update calls set status = 'no-show', starts_at = now() - interval '21 hours', ends_at = now() - interval '20 hours' where id = ${id}`,
  )
  expect(await waiting()).toEqual({ listed: 1, counted: 1 })
  expect(await queueLeadReminders(payload)).toHaveLength(1)
  // A call that nobody has marked for a day gives its lead back.
  await autocommit(
    payload,
    sql`update calls set status = 'booked', starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours' where id = ${id}`,
  )
  expect(await waiting()).toEqual({ listed: 1, counted: 1 })
})

describe('after a no-show the promise counts from the time of the call', () => {
  const DAY = 1_440
  /** A lead of ten days ago whose call nobody came to. */
  const missedCall = async (startsIn: number) => {
    const lead = await makeLead(payload)
    await autocommit(
      payload,
      sql`update leads set created_at = now() - interval '10 days', assigned_to_id = ${team.id} where id = ${lead.id}`,
    )
    await autocommit(payload, sql`select rebuild_lead_statistics()`)
    const { id } = await makeCall(payload, { lead: lead.id, startsIn })
    await mark(id, 'no-show')
    return lead.id
  }
  const figures = async () => {
    const { weeks } = await findDashboardCharts(await requestOf(payload, team))
    const sum = (field: 'late' | 'replied') => weeks.reduce((total, week) => total + week[field], 0)
    const kept = weeks.reduce((total, { share, late, replied }) => total + (share ?? 0) * (late + replied), 0)
    return { late: sum('late'), replied: sum('replied'), kept: Math.round(kept) }
  }

  it('in the lists, the counts and the figures', async () => {
    const lead = await missedCall(-60)
    const req = await requestOf(payload, team)
    const { running, late } = await findUnansweredLeads(req)
    expect(late).toEqual([])
    expect(running.map(({ id }) => id)).toEqual([lead])
    expect(Math.round((Date.parse(running[0]?.dueAt ?? '') - Date.now()) / 3_600_000)).toBe(23)
    expect(await findWaitingCounts(req)).toMatchObject({ leads: 1, isLeadUrgent: false })
    expect(await queueLeadReminders(payload)).toEqual([])
    expect(await figures()).toEqual({ late: 0, replied: 0, kept: 0 })
    const input = { lead }
    await callVerb(payload, team, { run: logLeadReply, schema: logLeadReplySchema, input })
    expect(await figures()).toEqual({ late: 0, replied: 1, kept: 1 })
  })

  it('so that it is reminded of, late and told to admins a day after the call', async () => {
    const admin = await makeUser(payload, 'admin')
    await missedCall(-21 * 60)
    expect(await queueLeadReminders(payload)).toHaveLength(1)
    expect(await figures()).toMatchObject({ late: 0 })
    await autocommit(payload, sql`delete from leads`)
    const lead = await missedCall(-DAY - 60)
    const req = await requestOf(payload, team)
    expect((await findUnansweredLeads(req)).late.map(({ id }) => id)).toEqual([lead])
    expect(await findWaitingCounts(req)).toMatchObject({ leads: 1, isLeadUrgent: true })
    expect(await figures()).toMatchObject({ late: 1 })
    await queueAlerts(payload)
    const alerts = await rowsOf<{ data: { leads: { id: string }[] } }>(
      payload,
      sql`select data from outbox where kind = 'alert-leads' and recipient = ${admin.email}`,
    )
    expect(alerts.flatMap(({ data }) => data.leads.map(({ id }) => id))).toEqual([lead])
  })

  it('and after a canceled one from its cancellation; a held one was in time', async () => {
    const canceled = await makeLead(payload)
    const held = await makeLead(payload)
    await autocommit(payload, sql`update leads set created_at = now() - interval '10 days'`)
    await autocommit(payload, sql`select rebuild_lead_statistics()`)
    const { id } = await makeCall(payload, { lead: canceled.id, startsIn: 4 * DAY })
    await autocommit(payload, sql`update calls set status = 'cancelled', updated_at = now() where id = ${id}`)
    const { running } = await findUnansweredLeads(await requestOf(payload, team))
    expect(running.map((lead) => lead.id)).toEqual([canceled.id])
    const call = await makeCall(payload, { lead: held.id, startsIn: -40 })
    await mark(call.id, 'done')
    expect(await figures()).toEqual({ late: 0, replied: 1, kept: 1 })
    // Counting all leads anew finds the same.
    await autocommit(payload, sql`select rebuild_lead_statistics()`)
    expect(await figures()).toEqual({ late: 0, replied: 1, kept: 1 })
  })
})

it('a lead with a call ahead breaks no promise in the figures', async () => {
  const lead = await makeLead(payload)
  await autocommit(
    payload,
    sql`update leads set created_at = now() - interval '4 days' where id = ${lead.id}`,
  )
  await autocommit(payload, sql`select rebuild_lead_statistics()`)
  const late = async () => {
    const { weeks } = await findDashboardCharts(await requestOf(payload, team))
    return weeks.reduce((sum, week) => sum + week.late, 0)
  }
  expect(await late()).toBe(1)
  await makeCall(payload, { lead: lead.id })
  expect(await late()).toBe(0)
})

it('the dashboard has the calls of today, and those that nobody takes', async () => {
  const gone = await makeUser(payload, 'team', { deactivatedAt: new Date().toISOString() })
  const now = await makeCall(payload, { person: team.id, startsIn: 0 })
  await makeCall(payload, { person: team.id, startsIn: 60, status: 'cancelled' })
  await makeCall(payload, { person: team.id, startsIn: 3 * 1_440 })
  const orphan = await makeCall(payload, { person: gone.id, startsIn: 2 * 1_440 })
  const unowned = await makeCall(payload, { startsIn: 4 * 1_440 })
  await makeCall(payload, { person: gone.id, startsIn: -2 * 1_440 })
  const { today, orphans } = await findDashboardCalls(await requestOf(payload, team))
  expect(today.map(({ id }) => id)).toEqual([now.id])
  expect(today[0]).toMatchObject({
    place: 'Mexico City',
    person: { id: team.id },
    isOrphan: false,
    ways: { call: 'tel:+14075550177' },
  })
  expect(orphans.list.map(({ id }) => id)).toEqual([orphan.id, unowned.id])
  expect(orphans.total).toBe(2)
  await expect(findDashboardCalls(await requestOf(payload, client))).rejects.toMatchObject({
    code: 'forbidden',
  })
})
