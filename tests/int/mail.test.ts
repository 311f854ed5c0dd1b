import type { AddressObject } from 'mailparser'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { queueLeadEmails } from '@/features/leads/jobs/queue-lead-emails'
import { deliverEmail } from '../support/emails'
import { openMailer, type Mailer } from '@/features/mail/smtp'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { queues, MARK_SENT_TIMEOUT_MS, SEND_TIMEOUT_MS } from '@/lib/server/jobs/definitions'
import { payload as start } from '@/lib/server/payload'
import type { Lead } from '@/payload-types'
import { makeLead } from '../support/fixtures'
import { startMailServer } from '../support/smtp'
import { rowsOf } from '../support/rows'

let payload: Payload
let mailer: Mailer
let server: Awaited<ReturnType<typeof startMailServer>>
const refused = new Map<string, number>()

beforeAll(async () => {
  payload = await start()
  server = await startMailServer({ refuse: (to) => refused.get(to) })
  mailer = openMailer(server.url)
  await asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: {
      agencyZone: 'America/Lima',
      brand: 'Puente',
      email: 'hola@puente.example',
      phone: '+1 407 555 0148',
      notificationEmail: 'equipo@puente.example',
      notificationLanguage: 'es',
    },
  })
})
afterAll(async () => {
  mailer.close()
  await server.stop()
})

const to = (address: string) => server.received.filter((mail) => mail.to === address)
const only = (address: string) => {
  expect(to(address)).toHaveLength(1)
  return to(address)[0]?.mail
}
const row = async (id: string) => {
  const query = sql`select status, attempts::int, last_error, data from outbox where id = ${id}`
  return (
    await rowsOf<{ status: string; attempts: number; last_error: string | null; data: object }>(
      payload,
      query,
    )
  )[0]
}
const person = () => `${crypto.randomUUID()}@example.com`
const mailTo = async (
  recipient: string,
  kind = 'payload',
  data: object = { subject: 'Hi', html: '<p>Hi</p>', text: '' },
) =>
  (
    await asSystemWithoutRequest(payload).create({
      collection: 'outbox',
      data: { kind, subjectId: crypto.randomUUID(), recipient, language: 'en', data: data as never },
    } as never)
  ).id as string

async function sendMailsOf(data: Partial<Lead>) {
  const notified = person()
  await asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: { notificationEmail: notified },
  })
  const lead = await makeLead(payload, data)
  for (const id of await queueLeadEmails(payload, lead.id)) await deliverEmail(payload, mailer, id)
  return { lead, notification: only(notified), acknowledgement: only(lead.email) }
}

describe.each([
  ['en', 'We received your message', 'http://localhost:3000/services'],
  ['es', 'Recibimos tu mensaje', 'http://localhost:3000/es/services'],
] as const)('a lead in %s', (language, subject, home) => {
  it('sends an acknowledgement in that language and a notification in the staff’s language', async () => {
    const { lead, notification, acknowledgement } = await sendMailsOf({ email: person(), language })
    expect(acknowledgement).toMatchObject({ subject, from: { text: '"Puente" <hola@puente.example>' } })
    expect(acknowledgement?.replyTo?.value).toEqual([{ name: 'Puente', address: 'hola@puente.example' }])
    expect(acknowledgement?.headers.get('auto-submitted')).toBe('auto-replied')
    expect(acknowledgement?.text).toContain(`${home}\n`)
    expect(acknowledgement?.text).not.toContain('Queremos más citas.')
    expect(acknowledgement?.html).toContain(`href="${home}"`)

    expect(notification?.subject).toBe('Nuevo prospecto: Rosa Huamán')
    expect(notification?.replyTo?.value).toEqual([{ name: 'Rosa Huamán', address: lead.email }])
    const address = `http://localhost:3000/admin?lead=${lead.id}`
    expect(notification?.text).toContain(address)
    expect(notification?.html).toContain(`href="${address}"`)
    expect(notification?.attachments).toMatchObject([
      { contentDisposition: 'inline', related: true, cid: 'mark@puente' },
    ])
  })
})

it('makes the emails about a ticket one thread', async () => {
  const ticketId = crypto.randomUUID()
  const recipient = person()
  const base = { ticketId, title: 'A ticket', author: 'Ana' }
  await deliverEmail(payload, mailer, await mailTo(recipient, 'ticket-reply', { ...base, body: 'Hello' }))
  await deliverEmail(payload, mailer, await mailTo(recipient, 'ticket-status', { ...base, status: 'closed' }))
  const threads = to(recipient).map(({ mail }) => [mail.inReplyTo, mail.references])
  const root = `<ticket-${ticketId}@puente.example>`
  expect(threads).toEqual(Array(2).fill([root, root]))
})

it('keeps CRLF and HTML from visitors out of headers and markup', async () => {
  const { notification, acknowledgement } = await sendMailsOf({
    email: person(),
    name: 'Eve\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>',
    company: 'x\nX-Evil: 1',
    message: '<script>alert(1)</script>\r\n.\r\nMAIL FROM:<x@example.com>',
  })
  for (const mail of [notification, acknowledgement]) {
    expect(mail?.headers.has('bcc')).toBe(false)
    expect(mail?.headers.has('x-evil')).toBe(false)
    expect(mail?.html).not.toContain('<script')
    expect((mail?.to as AddressObject).value).toHaveLength(1)
  }
  expect(notification?.text).toContain('> MAIL FROM:<x@example.com>')
  expect(acknowledgement?.text).not.toMatch(/MAIL FROM|Eve|victim/)
  expect(to('victim@example.com')).toEqual([])
})

it('sends an email once however often it is tried, with a unique Message-ID', async () => {
  const recipient = person()
  const id = await mailTo(recipient)
  for (let count = 0; count < 3; count += 1) await deliverEmail(payload, mailer, id)
  expect(only(recipient)?.messageId).toBe(`<${id}@puente.example>`)
})

describe('a slow mail server', () => {
  /** Starts a server that blocks at `step` until it is released, and a mailer for it. */
  async function slowServer(step: 'connect' | 'take') {
    const reached = Promise.withResolvers<undefined>()
    const released = Promise.withResolvers<undefined>()
    const slow = await startMailServer({
      [step]: () => {
        reached.resolve(undefined)
        return released.promise
      },
    })
    const slowMailer = openMailer(slow.url)
    onTestFinished(async () => {
      released.resolve(undefined)
      slowMailer.close()
      await slow.stop()
    })
    return { slow, slowMailer, reached: reached.promise, release: () => released.resolve(undefined) }
  }

  it('has longer than sending and saving the result can take, before another worker tries', () => {
    const { expireInSeconds = 0, heartbeatSeconds } = queues['send-mail']
    expect(expireInSeconds * 1_000).toBeGreaterThan(SEND_TIMEOUT_MS + MARK_SENT_TIMEOUT_MS)
    expect(heartbeatSeconds).toBeUndefined()
  })

  it('that does not answer in time is abandoned and retried later', async () => {
    const { slow, slowMailer, reached, release } = await slowServer('connect')
    const id = await mailTo(person())
    const timeout = new AbortController()
    const first = deliverEmail(payload, slowMailer, id, timeout.signal)
    await reached
    timeout.abort(new Error('timed out'))
    await expect(first).rejects.toThrow()
    expect(await row(id)).toMatchObject({ status: 'pending', attempts: 1, last_error: 'timed out' })
    release()
    await deliverEmail(payload, slowMailer, id)
    expect(await row(id)).toMatchObject({ status: 'sent' })
    expect(slow.received).toHaveLength(1)
  })
})

it('clears the content of Payload’s emails once sent, because they may contain a sign-in link', async () => {
  const id = await mailTo(person(), 'payload', {
    subject: 'Reset',
    html: '<a href="http://localhost/reset/1">x</a>',
    text: '',
  })
  await deliverEmail(payload, mailer, id)
  expect(await row(id)).toMatchObject({ status: 'sent', data: {} })
})

it('fails at once when the recipient is rejected permanently', async () => {
  const recipient = person()
  refused.set(recipient, 550)
  const id = await mailTo(recipient)
  await deliverEmail(payload, mailer, id)
  expect(await row(id)).toMatchObject({
    status: 'failed',
    attempts: 1,
    last_error: expect.stringContaining('550'),
  })
  const { last_error: reason } = (await row(id)) ?? {}
  expect(reason, 'the reason names no address').not.toContain(recipient)
})

it('retries when the recipient is rejected temporarily', async () => {
  const recipient = person()
  refused.set(recipient, 451)
  const id = await mailTo(recipient)
  await expect(deliverEmail(payload, mailer, id)).rejects.toThrow('451')
  expect(await row(id)).toMatchObject({
    status: 'pending',
    attempts: 1,
    last_error: expect.stringContaining('451'),
  })
  refused.delete(recipient)
  await deliverEmail(payload, mailer, id)
  expect(await row(id)).toMatchObject({ status: 'sent', last_error: null })
  only(recipient)
})

it('fails after the last attempt', async () => {
  const recipient = person()
  refused.set(recipient, 451)
  const id = await mailTo(recipient)
  await autocommit(payload, sql`update outbox set attempts = 99 where id = ${id}`)
  await deliverEmail(payload, mailer, id)
  expect(await row(id)).toMatchObject({ status: 'failed', attempts: 100 })
})

it('fails with a reason when no template matches the row', async () => {
  const id = await mailTo(person(), 'nonsense', {})
  await deliverEmail(payload, mailer, id)
  expect(await row(id)).toMatchObject({ status: 'failed', last_error: expect.stringContaining('nonsense') })
})
