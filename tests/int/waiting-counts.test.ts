import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { findToday } from '@/features/dashboard/queries/today'
import { findWaitingCounts } from '@/features/dashboard/queries/waiting-counts'
import { ticketBlocks } from '@/features/dashboard/rules'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeTicket, sentProposal } from '../support/client-records'
import { countStatements } from '../support/count-statements'
import { documentOfText, makeLead } from '../support/fixtures'
import { backdate } from '../support/lead-verbs'
import { makeCall } from '../support/staff-calls'

let payload: Payload
let admin: User
let team: User

beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
  team = await makeUser(payload, 'team')
})

const counts = async (user = team) => findWaitingCounts(await requestOf(payload, user))

it('nothing waits in an empty agency', async () => {
  expect(await counts(admin)).toEqual({
    leads: 0,
    isLeadUrgent: false,
    calls: 0,
    tickets: 0,
    proposals: 0,
    translations: 0,
    failedEmails: 0,
  })
})

it('a lead is urgent with less than four hours left, and when it is late', async () => {
  const { id } = await makeLead(payload, { name: 'New' })
  await makeLead(payload, { name: 'Answered', status: 'contacted' })
  await backdate(payload, id, 19.9)
  expect(await counts()).toMatchObject({ leads: 1, isLeadUrgent: false })
  await backdate(payload, id, 20.1)
  expect(await counts()).toMatchObject({ leads: 1, isLeadUrgent: true })
  await backdate(payload, id, 300)
  expect(await counts()).toMatchObject({ leads: 1, isLeadUrgent: true })
})

it('are those of what needs me today, in one statement', async () => {
  const opened = { openedBy: team.id }
  await makeTicket(payload, undefined, { priority: 'urgent', ...opened })
  await makeTicket(payload, undefined, { priority: 'urgent' })
  await makeTicket(payload)
  await makeTicket(payload, undefined, opened)
  await makeTicket(payload, undefined, { priority: 'urgent', status: 'closed' })
  await sentProposal(payload)
  await sentProposal(payload, undefined, { expiresAt: '2020-01-01T00:00:00.000Z' })
  await autocommit(
    payload,
    sql`insert into outbox (kind, subject_id, recipient, language, data, status, attempts, updated_at)
      values ('test', 'a', 'a@example.com', 'en', '{}', 'failed', 1, now()),
        ('test', 'b', 'b@example.com', 'en', '{}', 'failed', 1, now() - interval '8 days')`,
  )
  const { leads, tickets, proposals, failedEmails } = await findToday(await requestOf(payload, admin))
  const blocks = ticketBlocks(tickets)
  const found = await counts(admin)
  expect(found).toMatchObject({
    leads: leads.total.running + leads.total.late,
    isLeadUrgent: true,
    tickets: blocks.urgent.total + blocks.waiting.total,
    proposals: proposals.total,
    translations: 0,
    failedEmails: failedEmails?.total,
  })
  expect(found).toMatchObject({ tickets: 3, proposals: 1, failedEmails: 1 })
  const req = await requestOf(payload, team)
  expect(await countStatements(() => findWaitingCounts(req))).toBe(1)
})

it('their own calls of a day wait for someone, and those that nobody takes', async () => {
  const gone = await makeUser(payload, 'team', { deactivatedAt: new Date().toISOString() })
  const DAY = 1_440
  await makeCall(payload, { person: team.id, startsIn: 60 })
  await makeCall(payload, { person: team.id, startsIn: -60 })
  await makeCall(payload, { person: gone.id, startsIn: 60 })
  await makeCall(payload, { startsIn: 120 })
  expect(await counts()).toMatchObject({ calls: 4 })
  await makeCall(payload, { person: admin.id, startsIn: 60 })
  await makeCall(payload, { person: gone.id, startsIn: -60 })
  await makeCall(payload, { person: team.id, startsIn: 200, status: 'cancelled' })
  await makeCall(payload, { person: team.id, startsIn: -120, status: 'done' })
  await makeCall(payload, { person: team.id, startsIn: DAY + 60 })
  await makeCall(payload, { person: team.id, startsIn: -DAY - 60 })
  expect(await counts()).toMatchObject({ calls: 4 })
})

it('only admins hear of emails, only staff of anything', async () => {
  expect((await counts()).failedEmails).toBeNull()
  await expect(counts(await makeUser(payload, 'client'))).rejects.toMatchObject({ code: 'forbidden' })
})

it('posts whose translation has something to do wait, unless they are archived', async () => {
  const { id } = await asSystemWithoutRequest(payload).create({
    collection: 'posts',
    locale: 'en',
    data: { title: 'In English only', content: documentOfText('Words'), _status: 'published' } as never,
  })
  expect(await counts()).toMatchObject({ translations: 1 })
  const archivedAt = new Date().toISOString()
  await asSystemWithoutRequest(payload).update({
    collection: 'posts',
    id,
    locale: 'en',
    data: { archivedAt },
  })
  expect(await counts()).toMatchObject({ translations: 0 })
})
