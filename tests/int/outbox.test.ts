import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { queueLeadEmails, leadsMissingEmails } from '@/features/leads/jobs/queue-lead-emails'
import { cleanUp } from '@/worker/create-handlers'
import { waitingEmails } from '@/features/mail/outbox'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Lead, SiteSetting } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeLead as makeLeadOf } from '../support/fixtures'
import { collectLog } from '../support/log-lines'
import { rowsOf } from '../support/rows'

let payload: Payload
/** A lead of another person each time, because one address gets few emails. */
const makeLead = (on: Payload, data: Partial<Lead> = {}) =>
  makeLeadOf(on, { email: `${crypto.randomUUID()}@example.com`, ...data })
const settings = (data: Partial<SiteSetting>) =>
  asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: { agencyZone: 'America/Lima', ...data },
  })

beforeAll(async () => {
  payload = await start()
})
beforeEach(async () => {
  await settings({
    notificationEmail: 'equipo@puente.example',
    notificationLanguage: 'es',
    email: 'hola@puente.example',
  })
})

const mailsOf = (lead: string) =>
  rowsOf<{ kind: string; recipient: string; language: string; status: string }>(
    payload,
    sql`select kind, recipient, language, status from outbox where subject_id = ${lead} order by kind`,
  )
const age = (table: 'leads' | 'outbox', id: string, interval: string) =>
  autocommit(
    payload,
    sql`update ${sql.identifier(table)} set created_at = now() - ${interval}::interval where id = ${id}`,
  )

describe('the emails of a lead', () => {
  it('are one to staff and one to the visitor, each in their language', async () => {
    const lead = await makeLead(payload, { language: 'en' })
    expect(await queueLeadEmails(payload, lead.id)).toHaveLength(2)
    expect(await mailsOf(lead.id)).toEqual([
      { kind: 'lead-acknowledgement', recipient: lead.email, language: 'en', status: 'pending' },
      { kind: 'lead-notification', recipient: 'equipo@puente.example', language: 'es', status: 'pending' },
    ])
  })

  it('are queued once, even when repeated concurrently or after a change of the settings', async () => {
    const lead = await makeLead(payload)
    await Promise.all(Array.from({ length: 12 }, () => queueLeadEmails(payload, lead.id)))
    await settings({ notificationEmail: 'otra@puente.example' })
    await queueLeadEmails(payload, lead.id)
    expect((await mailsOf(lead.id)).map(({ recipient }) => recipient)).toEqual([
      lead.email,
      'equipo@puente.example',
    ])
  })

  it('go to the agency’s address, else to the oldest admin, when the settings have no recipient', async () => {
    await makeUser(payload, 'admin', { email: 'first@example.com', language: 'es' })
    await makeUser(payload, 'admin')
    const [known, unknown] = [await makeLead(payload), await makeLead(payload)]
    await settings({ notificationEmail: null })
    await queueLeadEmails(payload, known.id)
    await settings({ notificationEmail: null, email: null })
    await queueLeadEmails(payload, unknown.id)
    expect((await mailsOf(known.id))[1]).toMatchObject({ recipient: 'hola@puente.example' })
    expect((await mailsOf(unknown.id))[1]).toMatchObject({ recipient: 'first@example.com', language: 'es' })
  })

  it('never go to a deactivated or unverified admin', async () => {
    await autocommit(payload, sql`update users set role = 'team' where role = 'admin'`)
    await makeUser(payload, 'admin', { deactivatedAt: new Date().toISOString() })
    await makeUser(payload, 'admin', { _verified: false })
    const lead = await makeLead(payload)
    await settings({ notificationEmail: null, email: null })
    await queueLeadEmails(payload, lead.id)
    expect((await mailsOf(lead.id)).map(({ kind }) => kind)).toEqual(['lead-acknowledgement'])
    const active = await makeUser(payload, 'admin')
    await queueLeadEmails(payload, lead.id)
    expect((await mailsOf(lead.id))[1]).toMatchObject({ recipient: active.email })
  })

  it('are not queued for leads that staff entered, from other sources, or deleted', async () => {
    const team = await makeUser(payload, 'team')
    const data = { name: 'Ana', email: 'ana@example.com', language: 'en', status: 'new' } as never
    const entered = await asUser(await requestOf(payload, team)).create({ collection: 'leads', data })
    const other = await makeLead(payload, { sourceName: 'External API' })
    for (const id of [entered.id, other.id, crypto.randomUUID()])
      expect(await queueLeadEmails(payload, id)).toEqual([])
  })
})

describe('the sweep finds', () => {
  const found = () => leadsMissingEmails(payload, 1000)

  it('leads that lack an email, between half a minute and a week old', async () => {
    const lead = await makeLead(payload)
    expect(await found()).not.toContain(lead.id)
    await age('leads', lead.id, '1 minute')
    expect(await found()).toContain(lead.id)
    await queueLeadEmails(payload, lead.id)
    expect(await found()).not.toContain(lead.id)
    await autocommit(
      payload,
      sql`delete from outbox where subject_id = ${lead.id} and kind = 'lead-notification'`,
    )
    expect(await found()).toContain(lead.id)
    await age('leads', lead.id, '8 days')
    expect(await found()).not.toContain(lead.id)
  })

  it('no leads that only wait for a recipient, with one warning for all of them', async () => {
    await autocommit(payload, sql`update users set role = 'team' where role = 'admin'`)
    await autocommit(payload, sql`delete from leads`)
    await settings({ notificationEmail: null, email: null })
    const leads = [await makeLead(payload), await makeLead(payload)].map(({ id }) => id).toSorted()
    for (const id of leads) await age('leads', id, '1 minute')
    const lines = collectLog('warn')
    // Another file of the process may have lines left, which are written at the end of their minute.
    const warnings = () => lines.filter((line) => 'leads' in line)
    expect((await found()).toSorted()).toEqual(leads)
    for (const id of leads) expect(await queueLeadEmails(payload, id)).toHaveLength(1)
    lines.length = 0
    expect(await found()).toEqual([])
    expect(warnings()).toMatchObject([{ level: 40, leads: 2 }])

    await settings({ notificationEmail: 'equipo@puente.example' })
    expect((await found()).toSorted()).toEqual(leads)
    for (const id of leads) await queueLeadEmails(payload, id)
    for (const id of leads)
      expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual([
        'lead-acknowledgement',
        'lead-notification',
      ])
    expect(await found()).toEqual([])
    expect(warnings()).toHaveLength(1)
  })
})

it('knows which emails are to be sent, also those that an earlier version was sending', async () => {
  const [sending = '', pending = ''] = await queueLeadEmails(payload, (await makeLead(payload)).id)
  await autocommit(payload, sql`update outbox set status = 'sending' where id = ${sending}`)
  expect(await waitingEmails(payload)).toEqual(expect.arrayContaining([sending, pending]))
  await autocommit(payload, sql`update outbox set status = 'sent' where id = ${sending}`)
  expect(await waitingEmails(payload)).not.toContain(sending)
})

it('clears only expired data in the hourly clean-up', async () => {
  const [old = '', recent = ''] = await queueLeadEmails(payload, (await makeLead(payload)).id)
  await autocommit(
    payload,
    sql`update outbox set status = 'sent', sent_at = now() - interval '91 days' where id = ${old}`,
  )
  await autocommit(payload, sql`update outbox set status = 'sent', sent_at = now() where id = ${recent}`)
  await autocommit(
    payload,
    sql`insert into rate_limits (key, points, expire) values ('gone', 1, 1), ('kept', 1, ${Date.now() + 60_000})`,
  )
  const draft = (minutes: number) =>
    asSystemWithoutRequest(payload).create({
      collection: 'form-drafts',
      data: {
        form: 'contact',
        values: {},
        fieldErrors: {},
        expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
      },
    })
  const [gone, kept] = [await draft(-1), await draft(5)]
  await cleanUp(payload)
  const data = await rowsOf<{ id: string; empty: boolean }>(
    payload,
    sql`select id, data = '{}' as empty from outbox where id in (${old}, ${recent})`,
  )
  expect(Object.fromEntries(data.map(({ id, empty }) => [id, empty]))).toEqual({
    [old]: true,
    [recent]: false,
  })
  expect(await autocommit(payload, sql`select key from rate_limits where key in ('gone', 'kept')`)).toEqual([
    { key: 'kept' },
  ])
  expect(
    await autocommit(payload, sql`select id from form_drafts where id in (${gone.id}, ${kept.id})`),
  ).toEqual([{ id: kept.id }])
})

it('emails of a year ago are deleted, and those that wait are not', async () => {
  await autocommit(payload, sql`delete from outbox`)
  const insert = (count: number, status: string, days: number) =>
    autocommit(
      payload,
      sql`insert into outbox (kind, subject_id, recipient, language, data, status, created_at)
        select 'ticket-reply', gen_random_uuid(), 'ana@example.com', 'en', '{}', ${status}::enum_outbox_status,
          now() - ${days} * interval '1 day' from generate_series(1, ${count}::int)`,
    )
  // More than one statement deletes.
  await insert(1_001, 'sent', 366)
  for (const status of ['failed', 'skipped', 'pending']) await insert(1, status, 367)
  for (const status of ['sent', 'failed']) await insert(1, status, 364)
  await cleanUp(payload)
  expect(await autocommit(payload, sql`select status::text from outbox order by status`)).toEqual([
    { status: 'failed' },
    { status: 'pending' },
    { status: 'sent' },
  ])
})
