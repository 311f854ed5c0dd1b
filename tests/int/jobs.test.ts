import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { env } from '@/env'
import { queueLeadEmails } from '@/features/leads/jobs/queue-lead-emails'
import { captureLead } from '@/features/leads/operations/capture-lead'
import { createHandlers } from '@/worker/create-handlers'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, inTransaction, sql } from '@/lib/server/db/sql'
import {
  MAX_CONCURRENT_SENDS,
  type Handlers,
  type JobData,
  type JobName,
} from '@/lib/server/jobs/definitions'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { startWorker } from '@/lib/server/jobs/worker'
import { causeOf } from '@/lib/server/log'
import { queueEmail } from '@/features/mail/queue-email'
import { openMailer } from '@/features/mail/smtp'
import { payload as start } from '@/lib/server/payload'
import { getFreePort } from '../../scripts/process/ports'
import { requestOf } from '../support/actors'
import { startMailServer } from '../support/smtp'
import { rowsOf } from '../support/rows'

let payload: Payload
beforeAll(async () => {
  payload = await start()
  const data = { agencyZone: 'America/Lima', notificationEmail: 'equipo@puente.example' }
  await asSystemWithoutRequest(payload).updateGlobal({ slug: 'site-settings', data })
})

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function work(smtpUrl: string | null, others: Partial<Handlers> = {}) {
  const mailer = smtpUrl ? openMailer(smtpUrl) : null
  const worker = await startWorker(async () => ({ ...createHandlers(payload, mailer), ...others }))
  ends.push(
    () => mailer?.close(),
    () => worker.stop(10_000),
  )
  return worker
}

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options)
  // Ends last: it waits for the connections that mailers keep open.
  ends.unshift(server.stop)
  return server
}

const captured = async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const input = { name: 'Rosa', email, message: 'Hola', language: 'es' as const }
  const { id } = await captureLead(
    { req: await requestOf(payload), user: null, address: email } as never,
    input as never,
  )
  return { id, email }
}
/** Adds a job without a transaction. */
const queue = async <Name extends JobName>(name: Name, data: JobData[Name]) =>
  enqueue(await requestOf(payload), name, [data])
const statesOf = async (lead: string) =>
  (await rowsOf<{ status: string }>(payload, sql`select status from outbox where subject_id = ${lead}`)).map(
    ({ status }) => status,
  )
const soon = { timeout: 40_000, interval: 100 }
const jobs = (name: string, key: string) =>
  rowsOf<{ state: string }>(
    payload,
    sql`select state from pgboss.job where name = ${name} and data::text like ${`%${key}%`} order by state desc`,
  )

describe('the worker', () => {
  it('sends both emails of a captured lead', async () => {
    const server = await mailServer()
    await work(server.url)
    const { id, email } = await captured()
    await vi.waitFor(async () => expect(await statesOf(id)).toEqual(['sent', 'sent']), soon)
    expect(server.received.map(({ to }) => to).sort()).toEqual([email, 'equipo@puente.example'].sort())
  })

  it('sends emails once after the mail server comes back', async () => {
    const port = await getFreePort()
    await work(`smtp://127.0.0.1:${port}`)
    const { id, email } = await captured()
    const failed = sql`select 1 from outbox where subject_id = ${id} and attempts > 0`
    await vi.waitFor(async () => expect(await autocommit(payload, failed)).toHaveLength(2), soon)
    expect(await statesOf(id)).toEqual(['pending', 'pending'])
    const server = await mailServer({ port })
    await vi.waitFor(async () => expect(await statesOf(id)).toEqual(['sent', 'sent']), soon)
    expect(server.received.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('takes no more emails than it has connections to a slow mail server', async () => {
    const released = Promise.withResolvers<undefined>()
    const take = vi.fn(() => released.promise)
    const server = await mailServer({ take })
    const leads = await Promise.all(Array.from({ length: 5 }, captured))
    await Promise.all(leads.map(({ id }) => queueLeadEmails(payload, id)))
    await work(server.url)
    ends.push(() => released.resolve(undefined))
    const states = async () => (await Promise.all(leads.map(({ id }) => statesOf(id)))).flat()
    const sending = () =>
      autocommit(payload, sql`select from pgboss.job where name = 'send-mail' and state = 'active'`)
    await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(MAX_CONCURRENT_SENDS), soon)
    expect(await sending()).toHaveLength(MAX_CONCURRENT_SENDS)
    released.resolve(undefined)
    await vi.waitFor(async () => expect(await states()).toEqual(Array(10).fill('sent')), soon)
    expect(server.received).toHaveLength(10)
  })

  it('leaves emails and their jobs alone while no mail server is configured', async () => {
    await work(null)
    const { id, email } = await captured()
    await vi.waitFor(async () => expect(await statesOf(id)).toEqual(['pending', 'pending']), soon)
    await wait(3_000)
    const server = await mailServer()
    await work(server.url)
    await vi.waitFor(async () => expect(await statesOf(id)).toEqual(['sent', 'sent']), soon)
    expect(server.received.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('sends an email once, however often and to however many workers it is queued', async () => {
    const released = Promise.withResolvers<undefined>()
    const take = vi.fn(() => released.promise)
    const server = await mailServer({ take })
    for (let count = 0; count < 3; count += 1) await work(server.url)
    ends.push(() => released.resolve(undefined))
    const req = await requestOf(payload)
    const recipient = `${crypto.randomUUID()}@example.com`
    const subject = { kind: 'ticket-status', subjectId: crypto.randomUUID() }
    const data = { ticketId: crypto.randomUUID(), title: 'A ticket', author: 'Ana', status: 'closed' }
    await queueEmail(req, { ...subject, recipient, language: 'en', data })
    const [email] = await rowsOf<{ id: string }>(
      payload,
      sql`select id from outbox where subject_id = ${subject.subjectId}`,
    )
    const outboxId = email?.id ?? ''
    await vi.waitFor(() => expect(take).toHaveBeenCalledOnce(), soon)
    for (let count = 0; count < 5; count += 1) await queue('send-mail', { outboxId })
    await wait(5_000)
    expect(await jobs('send-mail', outboxId)).toEqual([{ state: 'active' }, { state: 'created' }])
    released.resolve(undefined)
    const done = [{ state: 'completed' }, { state: 'completed' }]
    await vi.waitFor(async () => expect(await jobs('send-mail', outboxId)).toEqual(done), soon)
    expect(take).toHaveBeenCalledOnce()
    expect(await statesOf(subject.subjectId)).toEqual(['sent'])
  })

  it('finds leads without emails in its sweep', async () => {
    const server = await mailServer()
    const email = `${crypto.randomUUID()}@example.com`
    const lead = await asSystemWithoutRequest(payload).create({
      collection: 'leads',
      data: { name: 'Rosa', email, language: 'es', status: 'new', sourceName: 'Contact Form', score: 0 },
    })
    await autocommit(
      payload,
      sql`update leads set created_at = now() - interval '2 minutes' where id = ${lead.id}`,
    )
    await work(server.url)
    await queue('sweep', {})
    await vi.waitFor(async () => expect(await statesOf(lead.id)).toEqual(['sent', 'sent']), soon)
  })

  it('sets a failing job aside and continues with the others', async () => {
    const server = await mailServer()
    await work(server.url)
    await queue('lead-follow-up', { leadId: 'nonsense' })
    const { id } = await captured()
    await vi.waitFor(async () => expect(await statesOf(id)).toEqual(['sent', 'sent']), soon)
    await vi.waitFor(
      async () => expect(await jobs('dead-letter', 'nonsense')).toEqual([{ state: 'created' }]),
      soon,
    )
  })

  it('fails one job of a batch without the others, and retries it', async () => {
    const seen: string[] = []
    const bad = crypto.randomUUID()
    await work(null, {
      'lead-follow-up': async ({ leadId }) => {
        seen.push(leadId)
        if (leadId === bad && seen.filter((id) => id === bad).length < 2) throw new Error('poison, once')
      },
    })
    const good = Array.from({ length: 9 }, () => crypto.randomUUID())
    await Promise.all([bad, ...good].map((leadId) => queue('lead-follow-up', { leadId })))
    await vi.waitFor(() => expect(seen).toHaveLength(11), soon)
    expect(good.every((id) => seen.filter((other) => other === id).length === 1)).toBe(true)
  })

  it('lets a running job finish when it is stopped', async () => {
    let state = 'waiting'
    const worker = await work(null, {
      'lead-follow-up': async () => {
        state = 'running'
        await wait(1_500)
        state = 'done'
      },
    })
    const leadId = crypto.randomUUID()
    await queue('lead-follow-up', { leadId })
    await vi.waitFor(() => expect(state).toBe('running'), soon)
    await worker.stop(10_000)
    expect(state).toBe('done')
    expect(await jobs('lead-follow-up', leadId)).toEqual([{ state: 'completed' }])
  })

  it('recovers from the loss of all its connections', async () => {
    const server = await mailServer()
    await work(server.url)
    for (let turn = 0; turn < 3; turn += 1) {
      await autocommit(
        payload,
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`,
      )
      const { id } = await captured()
      await vi.waitFor(async () => expect(await statesOf(id)).toEqual(['sent', 'sent']), soon)
    }
  })
})

describe('a job', () => {
  it('waits once per row, however often it is queued', async () => {
    const leadId = crypto.randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => queue('lead-follow-up', { leadId })))
    await queue('lead-follow-up', { leadId })
    expect(await jobs('lead-follow-up', leadId)).toHaveLength(1)
  })

  it('is committed or rolled back with the transaction that causes it', async () => {
    const [kept, undone] = [crypto.randomUUID(), crypto.randomUUID()]
    const req = await requestOf(payload)
    await inTransaction(req, async () => {
      await enqueue(req, 'draft-task', [{ draftId: kept }])
      expect(await jobs('draft-task', kept)).toEqual([])
    })
    expect(await jobs('draft-task', kept)).toEqual([{ state: 'created' }])
    const failed = inTransaction(req, async () => {
      await enqueue(req, 'draft-task', [{ draftId: undone }])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await jobs('draft-task', undone)).toEqual([])
  })

  it('that waits is taken after the commit of a transaction that queues it again', async () => {
    const proposalId = crypto.randomUUID()
    await queue('set-up-billing', { proposalId })
    const seen: string[] = []
    const req = await requestOf(payload)
    await inTransaction(req, async () => {
      await enqueue(req, 'set-up-billing', [{ proposalId }])
      await work(null, { 'set-up-billing': async (data) => void seen.push(data.proposalId) })
      await wait(3_000)
      expect(seen).toEqual([])
    })
    await vi.waitFor(() => expect(seen).toEqual([proposalId]), soon)
    expect(await jobs('set-up-billing', proposalId)).toHaveLength(1)
  })

  it('that runs is followed by another one, which begins when it has ended', async () => {
    const released = Promise.withResolvers<undefined>()
    const run = vi.fn((_: JobData['draft-task']) => released.promise)
    for (let count = 0; count < 2; count += 1) await work(null, { 'draft-task': run })
    ends.push(() => released.resolve(undefined))
    const draftId = crypto.randomUUID()
    await queue('draft-task', { draftId })
    const runs = () => run.mock.calls.filter(([data]) => data.draftId === draftId)
    await vi.waitFor(() => expect(runs()).toHaveLength(1), soon)
    await queue('draft-task', { draftId })
    await queue('draft-task', { draftId })
    await wait(3_000)
    expect(runs()).toHaveLength(1)
    released.resolve(undefined)
    await vi.waitFor(() => expect(runs()).toHaveLength(2), soon)
  })

  it('of an email wakes no worker, because commits that notify run one after the other', async () => {
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    ends.push(() => client.end())
    const notified: string[] = []
    client.on('notification', ({ payload: name }) => notified.push(name ?? ''))
    const { rows } = await client.query<{ channel: string }>(
      `select 'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24) as channel`,
    )
    await client.query(`listen ${client.escapeIdentifier(rows[0]?.channel ?? '')}`)
    await queue('send-mail', { outboxId: crypto.randomUUID() })
    await queue('draft-task', { draftId: crypto.randomUUID() })
    await vi.waitFor(() => expect(notified).toEqual(['draft-task']), soon)
  })

  it('that cannot be queued fails the request', async () => {
    await expect(queue('no-such-queue' as never, {} as never)).rejects.toThrow('no-such-queue')
  })
})

it('keeps visitor input out of the error of a failed statement', async () => {
  const failed = autocommit(payload, sql`select from no_such_table where message = ${'what Rosa wrote'}`)
  const error = await failed.catch((reason: unknown) => reason)
  expect(causeOf(error).message).toContain('no_such_table')
  expect(JSON.stringify(causeOf(error))).not.toContain('Rosa')
})
