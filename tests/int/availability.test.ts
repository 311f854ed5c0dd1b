import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { saveAvailabilitySchema } from '@/features/calls/availability-schemas'
import { calendarFeed } from '@/features/calls/operations/calendar-feed'
import { renewFeed } from '@/features/calls/operations/renew-feed'
import { saveAvailability } from '@/features/calls/operations/save-availability'
import { findAvailability } from '@/features/calls/queries/availability'
import { renewFeedSchema } from '@/features/calls/availability-schemas'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as openPayload } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeLead } from '../support/fixtures'
import { callVerb } from '../support/lead-verbs'
import { rowsOf } from '../support/rows'
import { makeCall } from '../support/staff-calls'

let payload: Payload
let team: User
let colleague: User
let admin: User
beforeAll(async () => {
  payload = await openPayload()
  team = await makeUser(payload, 'team')
  colleague = await makeUser(payload, 'team')
  admin = await makeUser(payload, 'admin')
})

const input = (user: User, more: object = {}) => ({
  user: user.id,
  active: true,
  languages: ['en'],
  hours: [{ weekday: 1, from: 540, to: 720 }],
  time_zone: 'America/Lima',
  days_off: [{ first: '2026-12-24', last: '2026-12-31', note: 'Family' }],
  notice_hours: 4,
  buffer_minutes: 15,
  most_per_day: 4,
  days_ahead: 14,
  video_url: 'https://meet.example/ana',
  calendar_address: '',
  expected: null,
  ...more,
})
const save = (as: User, what: object) =>
  callVerb(payload, as, { run: saveAvailability, schema: saveAvailabilitySchema, input: what })
const renew = (as: User, user: User) =>
  callVerb(payload, as, { run: renewFeed, schema: renewFeedSchema, input: { user: user.id } })
const pageOf = async (as: User, user = as) =>
  findAvailability(await requestOf(payload, as), { user: user.id })

it('a person saves their own, and admins anyone’s', async () => {
  const { updatedAt } = await save(team, input(team))
  const { saved } = await pageOf(team)
  expect(saved).toMatchObject({
    hours: [{ weekday: 1, from: 540, to: 720 }],
    daysOff: [{ first: '2026-12-24', last: '2026-12-31', note: 'Family' }],
    updatedAt,
  })
  await expect(save(colleague, input(team, { expected: updatedAt }))).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(pageOf(colleague, team)).rejects.toMatchObject({ code: 'forbidden' })
  await save(admin, input(team, { expected: updatedAt, days_ahead: 30 }))
  expect((await pageOf(admin, team)).saved).toMatchObject({ daysAhead: 30 })
  const client = await makeUser(payload, 'client')
  await expect(save(client, input(client))).rejects.toMatchObject({ code: 'forbidden' })
  await expect(save(admin, input(client))).rejects.toMatchObject({ code: 'not_found' })
})

it('what was saved elsewhere meanwhile is not overwritten, and a first save happens once', async () => {
  const { saved } = await pageOf(team)
  await expect(save(team, input(team))).rejects.toMatchObject({
    code: 'conflict',
    details: { current: { value: saved?.updatedAt } },
  })
  const fresh = await makeUser(payload, 'team')
  const results = await Promise.allSettled([save(fresh, input(fresh)), save(fresh, input(fresh))])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it.each([
  [{ languages: [] }, 'languages'],
  [{ hours: [{ weekday: 1, from: 540, to: 560 }] }, 'hours'],
  [{ hours: [{ weekday: 8, from: 540, to: 720 }] }, 'hours'],
  [{ time_zone: 'Mars/Base' }, 'time_zone'],
  [{ days_off: [{ first: '2026-12-31', last: '2026-12-24', note: '' }] }, 'days_off'],
  [{ video_url: 'javascript:alert(1)' }, 'video_url'],
  [{ calendar_address: 'http://calendar.example/a.ics' }, 'calendar_address'],
  [{ most_per_day: 0 }, 'most_per_day'],
])('%j is refused', (more, name) => {
  const { error } = saveAvailabilitySchema.safeParse(input(team, more))
  expect(error?.issues.map(({ path }) => path[0])).toContain(name)
})

it('another calendar address forgets the busy times of the old one; the same keeps them', async () => {
  const owner = await makeUser(payload, 'team')
  const first = await save(owner, input(owner, { calendar_address: 'webcal://calendar.example/a.ics' }))
  expect((await pageOf(owner)).saved?.calendarAddress).toBe('https://calendar.example/a.ics')
  await autocommit(
    payload,
    sql`insert into busy_times (person_id, spans)
      values (${owner.id}, ${JSON.stringify([[Date.now() + 3_600_000, Date.now() + 7_200_000]])}::jsonb)`,
  )
  const same = { calendar_address: 'https://calendar.example/a.ics' }
  const second = await save(owner, input(owner, { ...same, expected: first.updatedAt }))
  expect((await pageOf(owner)).busy).toHaveLength(1)
  await save(owner, input(owner, { expected: second.updatedAt }))
  expect((await pageOf(owner)).busy).toHaveLength(0)
})

it('the feed names calls by first name and language, to the holder of its newest address alone', async () => {
  const owner = await makeUser(payload, 'team')
  await expect(renew(owner, owner)).rejects.toMatchObject({ code: 'not_found' })
  await save(owner, input(owner))
  const lead = await makeLead(payload, { name: 'Guillermo Echeverría\r\nX-EVIL:1', company: 'Ferretería' })
  await makeCall(payload, { person: owner.id, lead: lead.id, language: 'es', topic: 'A secret plan' })
  await makeCall(payload, { person: owner.id, startsIn: 90, status: 'cancelled' })
  await makeCall(payload, { person: colleague.id, startsIn: 120 })
  await expect(renew(colleague, owner)).rejects.toMatchObject({ code: 'forbidden' })
  const { address } = await renew(owner, owner)
  const [, secret = ''] = /\/api\/calendar\/([\w-]{43})\.ics$/.exec(address) ?? []
  const feed = await calendarFeed(payload, secret)
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(feed).toContain('SUMMARY:Call with Guillermo (Spanish)')
  for (const word of ['Echeverr', 'X-EVIL', 'Ferreter', 'secret plan', '555'])
    expect(feed).not.toContain(word)
  // The database and staff know only that there is one.
  const [row] = await rowsOf<Record<string, unknown>>(
    payload,
    sql`select * from availabilities where user_id = ${owner.id}`,
  )
  expect(JSON.stringify(row)).not.toContain(secret)
  expect(await pageOf(admin, owner)).toMatchObject({ hasFeed: true })
  expect(JSON.stringify(await pageOf(admin, owner))).not.toContain(String(row?.feed_digest))
  // Renewed, the old address is gone.
  await renew(admin, owner)
  for (const wrong of [secret, 'x'.repeat(43), '', `${secret}=`, '../../etc'])
    await expect(calendarFeed(payload, wrong)).rejects.toMatchObject({ code: 'not_found' })
})

it('the feed of a person who was deactivated is closed', async () => {
  const owner = await makeUser(payload, 'team')
  await save(owner, input(owner))
  const { address } = await renew(owner, owner)
  const secret = address.slice(-47, -4)
  expect(await calendarFeed(payload, secret)).toContain('BEGIN:VCALENDAR')
  const data = { deactivatedAt: new Date().toISOString() }
  await asSystemWithoutRequest(payload).update({ collection: 'users', id: owner.id, data })
  await expect(calendarFeed(payload, secret)).rejects.toMatchObject({ code: 'not_found' })
})
