import type { AddressObject } from 'mailparser'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { followUp } from '@/features/leads/jobs/follow-up'
import { deliver } from '@/features/shell/mail/deliver'
import { asSystemAlone, autocommit, statement } from '@/lib/server/db'
import { openMailer, type Mailer } from '@/lib/server/mail'
import { payload as start } from '@/lib/server/payload'
import type { Lead } from '@/payload-types'
import { makeLead } from '../support/fixtures'
import { startMailServer } from '../support/smtp'

let payload: Payload
let mailer: Mailer
let server: Awaited<ReturnType<typeof startMailServer>>
const refused = new Map<string, number>()

beforeAll(async () => {
  payload = await start()
  server = await startMailServer({ refuse: (to) => refused.get(to) })
  mailer = openMailer(server.url)
  await asSystemAlone(payload).updateGlobal({
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
  const query = statement`select status, attempts::int, last_error, data from outbox where id = ${id}`
  return (
    await autocommit<{ status: string; attempts: number; last_error: string | null; data: object }>(
      payload,
      query,
    )
  )[0]
}
const person = () => `${crypto.randomUUID()}@example.com`
const mailTo = async (
  recipient: string,
  kind = 'finished',
  data: object = { subject: 'Hi', html: '<p>Hi</p>', text: '' },
) =>
  (
    await asSystemAlone(payload).create({
      collection: 'outbox',
      data: { kind, subjectId: crypto.randomUUID(), recipient, language: 'en', data: data as never },
    } as never)
  ).id as string

async function sendMailsOf(data: Partial<Lead>) {
  const notified = person()
  await asSystemAlone(payload).updateGlobal({ slug: 'site-settings', data: { notificationEmail: notified } })
  const lead = await makeLead(payload, data)
  for (const id of await followUp(payload, lead.id)) await deliver(payload, mailer, id)
  return { lead, notification: only(notified), acknowledgement: only(lead.email) }
}

describe.each([
  ['en', 'We got your message', 'http://localhost:3000/'],
  ['es', 'Recibimos tu mensaje', 'http://localhost:3000/es'],
] as const)('a lead in %s', (language, subject, home) => {
  it('brings the visitor an acknowledgement in that language and staff a notification in theirs', async () => {
    const { lead, notification, acknowledgement } = await sendMailsOf({ email: person(), language })
    expect(acknowledgement).toMatchObject({ subject, from: { text: '"Puente" <hola@puente.example>' } })
    expect(acknowledgement?.replyTo?.value).toEqual([{ name: 'Puente', address: 'hola@puente.example' }])
    expect(acknowledgement?.headers.get('auto-submitted')).toBe('auto-replied')
    expect(acknowledgement?.text).toContain(`${home}\n`)
    expect(acknowledgement?.text).toContain('> Queremos más citas.')
    expect(acknowledgement?.html).toContain(`href="${home}"`)

    expect(notification?.subject).toBe('Nuevo prospecto: Rosa Huamán')
    expect(notification?.replyTo?.value).toEqual([{ name: 'Rosa Huamán', address: lead.email }])
    const address = `http://localhost:3000/admin/collections/leads/${lead.id}`
    expect(notification?.text).toContain(address)
    expect(notification?.html).toContain(`href="${address}"`)
    expect(notification?.attachments).toMatchObject([
      { contentDisposition: 'inline', related: true, cid: 'mark@puente' },
    ])
  })
})

it('CRLF and HTML of a visitor reach no header and no markup', async () => {
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
    expect(mail?.text).toContain('> MAIL FROM:<x@example.com>')
    expect((mail?.to as AddressObject).value).toHaveLength(1)
  }
  expect(to('victim@example.com')).toEqual([])
})

it('many workers at once send a mail once, under a Message-ID of its own', async () => {
  const recipient = person()
  const id = await mailTo(recipient)
  await Promise.all(Array.from({ length: 8 }, () => deliver(payload, mailer, id)))
  await deliver(payload, mailer, id)
  expect(only(recipient)?.messageId).toBe(`<${id}@puente.example>`)
})

it('a mail of Payload is not kept once it is sent: it may hold a link that signs somebody in', async () => {
  const id = await mailTo(person(), 'finished', {
    subject: 'Reset',
    html: '<a href="http://localhost/reset/1">x</a>',
    text: '',
  })
  await deliver(payload, mailer, id)
  expect(await row(id)).toMatchObject({ status: 'sent', data: {} })
})

it('a recipient refused for good is given up at once', async () => {
  const recipient = person()
  refused.set(recipient, 550)
  const id = await mailTo(recipient)
  await deliver(payload, mailer, id)
  expect(await row(id)).toMatchObject({
    status: 'failed',
    attempts: 1,
    last_error: expect.stringContaining('550'),
  })
})

it('a recipient refused for now is tried again', async () => {
  const recipient = person()
  refused.set(recipient, 451)
  const id = await mailTo(recipient)
  await expect(deliver(payload, mailer, id)).rejects.toThrow('451')
  expect(await row(id)).toMatchObject({
    status: 'pending',
    attempts: 1,
    last_error: expect.stringContaining('451'),
  })
  refused.delete(recipient)
  await deliver(payload, mailer, id)
  expect(await row(id)).toMatchObject({ status: 'sent', last_error: null })
  only(recipient)
})

it('a mail is given up after the last attempt', async () => {
  const recipient = person()
  refused.set(recipient, 451)
  const id = await mailTo(recipient)
  await autocommit(payload, statement`update outbox set attempts = 99 where id = ${id}`)
  await deliver(payload, mailer, id)
  expect(await row(id)).toMatchObject({ status: 'failed', attempts: 100 })
})

it('a row that no template understands is given up, and says why', async () => {
  const id = await mailTo(person(), 'nonsense', {})
  await deliver(payload, mailer, id)
  expect(await row(id)).toMatchObject({ status: 'failed', last_error: expect.stringContaining('nonsense') })
})
