import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { followUp, leadsWithoutMails } from '@/features/leads/jobs/follow-up'
import { cleanUp } from '@/features/shell/jobs/clean-up'
import { claim, overdueMails } from '@/features/shell/mail/outbox'
import { asSystemAlone, asUser, autocommit, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import type { SiteSetting } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeLead } from '../support/fixtures'

let payload: Payload
const settings = (data: Partial<SiteSetting>) =>
  asSystemAlone(payload).updateGlobal({
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
  autocommit<{ kind: string; recipient: string; language: string; status: string }>(
    payload,
    statement`select kind, recipient, language, status from outbox where subject_id = ${lead} order by kind`,
  )
const age = (table: 'leads' | 'outbox', id: string, interval: string) =>
  autocommit(
    payload,
    statement`update ${statement.identifier(table)} set created_at = now() - ${interval}::interval where id = ${id}`,
  )

describe('what a lead is owed', () => {
  it('is one mail to staff in their language and one to the visitor in theirs', async () => {
    const lead = await makeLead(payload, { language: 'en' })
    expect(await followUp(payload, lead.id)).toHaveLength(2)
    expect(await mailsOf(lead.id)).toEqual([
      { kind: 'lead-acknowledgement', recipient: lead.email, language: 'en', status: 'pending' },
      { kind: 'lead-notification', recipient: 'equipo@puente.example', language: 'es', status: 'pending' },
    ])
  })

  it('stays two mails when it is done again, at the same time, and after the settings changed', async () => {
    const lead = await makeLead(payload)
    await Promise.all(Array.from({ length: 12 }, () => followUp(payload, lead.id)))
    await settings({ notificationEmail: 'otra@puente.example' })
    await followUp(payload, lead.id)
    expect((await mailsOf(lead.id)).map(({ recipient }) => recipient)).toEqual([
      lead.email,
      'equipo@puente.example',
    ])
  })

  it('goes to the agency’s address, else to the oldest admin, when the settings name nobody', async () => {
    await makeUser(payload, 'admin', { email: 'first@example.com', language: 'es' })
    await makeUser(payload, 'admin')
    const [known, unknown] = [await makeLead(payload), await makeLead(payload)]
    await settings({ notificationEmail: null })
    await followUp(payload, known.id)
    await settings({ notificationEmail: null, email: null })
    await followUp(payload, unknown.id)
    expect((await mailsOf(known.id))[1]).toMatchObject({ recipient: 'hola@puente.example' })
    expect((await mailsOf(unknown.id))[1]).toMatchObject({ recipient: 'first@example.com', language: 'es' })
  })

  it('is nothing for a lead that staff entered, that came another way, or that is gone', async () => {
    const team = await makeUser(payload, 'team')
    const data = { name: 'Ana', email: 'ana@example.com', language: 'en', status: 'new' } as never
    const entered = await asUser(await requestOf(payload, team)).create({ collection: 'leads', data })
    const other = await makeLead(payload, { sourceName: 'External API' })
    for (const id of [entered.id, other.id, crypto.randomUUID()])
      expect(await followUp(payload, id)).toEqual([])
  })
})

describe('the sweep finds', () => {
  const found = () => leadsWithoutMails(payload, 1000)

  it('a lead without both mails, between half a minute and a week old', async () => {
    const lead = await makeLead(payload)
    expect(await found()).not.toContain(lead.id)
    await age('leads', lead.id, '1 minute')
    expect(await found()).toContain(lead.id)
    await followUp(payload, lead.id)
    expect(await found()).not.toContain(lead.id)
    await autocommit(
      payload,
      statement`delete from outbox where subject_id = ${lead.id} and kind = 'lead-notification'`,
    )
    expect(await found()).toContain(lead.id)
    await age('leads', lead.id, '8 days')
    expect(await found()).not.toContain(lead.id)
  })

  it('mails that wait without a job, and claims of dead workers', async () => {
    const [waiting = '', claimed = ''] = await followUp(payload, (await makeLead(payload)).id)
    expect(await overdueMails(payload, 1000)).not.toContain(waiting)
    await age('outbox', waiting, '2 minutes')
    await age('outbox', claimed, '2 minutes')
    await claim(payload, claimed)
    const overdue = await overdueMails(payload, 1000)
    expect(overdue).toContain(waiting)
    expect(overdue).not.toContain(claimed)
    await autocommit(
      payload,
      statement`update outbox set claimed_at = now() - interval '2 minutes' where id = ${claimed}`,
    )
    expect(await overdueMails(payload, 1000)).toContain(claimed)
  })
})

it('one of many claims wins, and a dead worker’s claim is taken over', async () => {
  const [id = ''] = await followUp(payload, (await makeLead(payload)).id)
  const claims = await Promise.all(Array.from({ length: 10 }, () => claim(payload, id)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  await autocommit(
    payload,
    statement`update outbox set claimed_at = now() - interval '2 minutes' where id = ${id}`,
  )
  expect(await claim(payload, id)).toMatchObject({ id })
  expect(await claim(payload, id)).toBeNull()
})

it('the hourly clean-up takes what has run out, and nothing else', async () => {
  const [old = '', recent = ''] = await followUp(payload, (await makeLead(payload)).id)
  await autocommit(
    payload,
    statement`update outbox set status = 'sent', sent_at = now() - interval '91 days' where id = ${old}`,
  )
  await autocommit(
    payload,
    statement`update outbox set status = 'sent', sent_at = now() where id = ${recent}`,
  )
  await autocommit(
    payload,
    statement`insert into rate_limits (key, points, expire) values ('gone', 1, 1), ('kept', 1, ${Date.now() + 60_000})`,
  )
  const draft = (minutes: number) =>
    asSystemAlone(payload).create({
      collection: 'form-drafts',
      data: {
        form: 'contact',
        values: {},
        faults: {},
        expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
      },
    })
  const [gone, kept] = [await draft(-1), await draft(5)]
  await cleanUp(payload)
  const data = await autocommit<{ id: string; empty: boolean }>(
    payload,
    statement`select id, data = '{}' as empty from outbox where id in (${old}, ${recent})`,
  )
  expect(Object.fromEntries(data.map(({ id, empty }) => [id, empty]))).toEqual({
    [old]: true,
    [recent]: false,
  })
  expect(
    await autocommit(payload, statement`select key from rate_limits where key in ('gone', 'kept')`),
  ).toEqual([{ key: 'kept' }])
  expect(
    await autocommit(payload, statement`select id from form_drafts where id in (${gone.id}, ${kept.id})`),
  ).toEqual([{ id: kept.id }])
})
