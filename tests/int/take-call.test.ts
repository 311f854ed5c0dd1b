import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { takeCall } from '@/features/calls/operations/take-call'
import { takeCallSchema } from '@/features/calls/staff-schemas'
import type { ActivityData } from '@/features/leads/rules'
import { emailTemplates } from '@/worker/email-templates'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as openPayload } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { historyOf, makeLead } from '../support/fixtures'
import { callVerb } from '../support/lead-verbs'
import { rowsOf } from '../support/rows'
import { makeCall } from '../support/staff-calls'

let payload: Payload
let team: User
let other: User
let gone: User
beforeAll(async () => {
  payload = await openPayload()
  team = await makeUser(payload, 'team', { language: 'es' })
  other = await makeUser(payload, 'team')
  gone = await makeUser(payload, 'team', { deactivatedAt: new Date().toISOString() })
})
beforeEach(() => autocommit(payload, sql`delete from leads`))

const take = (call: string, user = team) =>
  callVerb(payload, user, { run: takeCall, schema: takeCallSchema, input: { call } })
const callOf = (id: string) => asSystemWithoutRequest(payload).findByID({ collection: 'calls', id, depth: 0 })
const emailsOf = (call: string) =>
  rowsOf<{ kind: string; recipient: string; language: string; data: object }>(
    payload,
    sql`select kind, recipient, language, data from outbox where subject_id like ${`${call} %`} order by kind`,
  )

it('gives a call of someone who left to a colleague, and tells the lead in their language', async () => {
  const lead = await makeLead(payload, { language: 'en', email: `lead-${crypto.randomUUID()}@example.com` })
  const { id } = await makeCall(payload, { lead: lead.id, person: gone.id })
  await take(id)
  expect(await callOf(id)).toMatchObject({ person: team.id, sequence: 1, status: 'booked' })
  const emails = await emailsOf(id)
  expect(emails).toMatchObject([
    { kind: 'call-taken', recipient: lead.email, language: 'en' },
    { kind: 'call-taken-person', recipient: team.email, language: 'es' },
  ])
  for (const { kind, data, language, recipient } of emails) {
    const context = {
      brand: 'Puente',
      siteUrl: 'https://puente.example',
      zone: 'America/Lima',
      recipient,
      language,
    }
    const { subject, calendar } = emailTemplates[kind]?.(data, context as never) ?? {}
    expect(subject).not.toMatch(/calls\.|\{/)
    expect(calendar?.content).toContain('SEQUENCE:1')
  }
  const [event] = (await historyOf(payload, lead.id)).filter(
    ({ data }) => (data as ActivityData).call === 'taken',
  )
  expect(event).toMatchObject({ actor: team.id })
  // A second click of the same person changes nothing.
  await take(id)
  expect(await emailsOf(id)).toHaveLength(2)
})

it('goes to one of two who ask at once', async () => {
  const { id } = await makeCall(payload, { person: gone.id })
  const results = await Promise.allSettled([take(id), take(id, other)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [refused] = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []))
  expect(refused).toMatchObject({ code: 'conflict' })
})

it('is refused for a colleague’s call, one that was canceled or has begun, at a time that is taken, and by video without a link', async () => {
  const owned = await makeCall(payload, { person: other.id })
  await expect(take(owned.id)).rejects.toMatchObject({ code: 'conflict' })
  const canceled = await makeCall(payload, { person: gone.id, status: 'cancelled' })
  await expect(take(canceled.id)).rejects.toMatchObject({ code: 'conflict' })
  const begun = await makeCall(payload, { person: gone.id, startsIn: -5 })
  await expect(take(begun.id)).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { call: 'past' } },
  })
  const mine = await makeCall(payload, { person: team.id, startsIn: 300 })
  const same = await makeCall(payload, { startsIn: 310 })
  await expect(take(same.id)).rejects.toMatchObject({ code: 'taken' })
  expect(await callOf(same.id)).toMatchObject({ person: null })
  expect(await callOf(mine.id)).toMatchObject({ person: team.id })
  const video = await makeCall(payload, { by: 'video', startsIn: 600, videoUrl: 'https://meet.example/gone' })
  await expect(take(video.id)).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { call: 'video' } },
  })
  const client = await makeUser(payload, 'client')
  await expect(take(same.id, client)).rejects.toMatchObject({ code: 'forbidden' })
})
