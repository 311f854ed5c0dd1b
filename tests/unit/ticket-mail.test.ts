import { describe, expect, it } from 'vitest'

import { composeEmail } from '../support/emails'
import type { EmailContext } from '@/features/mail/render/content'
import type { Language } from '@/i18n/languages'

const ticketId = '0b9f9b06-6d0c-4a3e-9a55-1f2f7c1c3a11'
const title = 'El formulario no confirma'
const fromClient = {
  ticketId,
  title,
  priority: 'high',
  body: 'Desde ayer no llegan.\n¿Qué pasó?',
  author: 'Valeria Quiroz',
  client: 'Valeria Quiroz',
  company: 'Clínica Quiroz',
  authorLanguage: 'es',
  reopened: false,
}
const fromStaff = { ticketId, title, author: 'Lucía Fernández' }
const data = {
  'ticket-opened': fromClient,
  'ticket-client-replied': { ...fromClient, reopened: true },
  'ticket-reply': { ...fromStaff, body: 'Desde ayer no llegan.\n¿Qué pasó?' },
  'ticket-status': { ...fromStaff, status: 'resolved' },
}
type Kind = keyof typeof data

const context = (language: Language): EmailContext => ({
  language,
  recipient: 'reader@puente.example',
  siteUrl: 'https://puente.example',
  brand: 'Puente',
  email: 'hola@puente.example',
  phone: '+1 407 555 0148',
  zone: 'America/New_York',
})

const mailOf = (kind: Kind, language: Language, change: object = {}) =>
  composeEmail(
    { id: 'id', kind, recipient: 'reader@puente.example', language, data: { ...data[kind], ...change } },
    context(language),
  )

const linksOf = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)

const admin = `https://puente.example/admin/collections/tickets/${ticketId}`
const portal = (prefix: string) => `https://puente.example${prefix}/dashboard/tickets/${ticketId}`

const expected: Record<Kind, Record<Language, string[]>> = {
  'ticket-opened': {
    en: [
      `New ticket: ${title}`,
      'Valeria Quiroz opened a ticket',
      'Clínica Quiroz',
      'High',
      'Spanish',
      admin,
    ],
    es: [
      `Nuevo ticket: ${title}`,
      'Valeria Quiroz abrió un ticket',
      'Clínica Quiroz',
      'Alta',
      'Español',
      admin,
    ],
  },
  'ticket-client-replied': {
    en: [`Valeria Quiroz replied: ${title}`, 'This reply reopened it.', admin],
    es: [`Valeria Quiroz respondió: ${title}`, 'Con esta respuesta se volvió a abrir.', admin],
  },
  'ticket-reply': {
    en: [`Reply to your ticket: ${title}`, 'Lucía Fernández replied to your ticket', portal('')],
    es: [`Respuesta a tu ticket: ${title}`, 'Lucía Fernández respondió a tu ticket', portal('/es')],
  },
  'ticket-status': {
    en: [`Resolved: ${title}`, 'reply in the ticket', portal('')],
    es: [`Resuelto: ${title}`, 'escribe en el ticket y se vuelve a abrir', portal('/es')],
  },
}

describe.each(Object.entries(expected) as [Kind, Record<Language, string[]>][])('%s', (kind, languages) => {
  it.each(Object.entries(languages))(
    'has the same content in HTML and plain text, in %s',
    async (language, [subject, ...texts]) => {
      const mail = await mailOf(kind, language as Language)
      expect(mail.subject).toBe(subject)
      expect(mail.html).toContain(`<html lang="${language}"`)
      for (const text of texts) {
        expect(mail.text).toContain(text)
        expect(mail.html.replace(/<!-- -->/g, '')).toContain(text)
      }
      if (kind !== 'ticket-status') expect(mail.text).toContain('> Desde ayer no llegan.\n> ¿Qué pasó?')
      expect(mail.html + mail.text).not.toMatch(/mail\.(layout|ticket)|admin\.\w/)
    },
  )

  it('links only to the site', async () => {
    const { html } = await mailOf(kind, 'es', {
      title: 'http://evil.example',
      body: '<a href="http://evil.example">x</a>',
    })
    for (const address of linksOf(html)) expect(address).toMatch(/^(https:\/\/puente\.example(\/|$)|cid:)/)
  })

  it('escapes user input, and puts it into the subject as plain text', async () => {
    const { html, subject, text } = await mailOf(kind, 'en', {
      title: 'x\r\nBcc: all@victims.example <script>alert(1)</script>\u202e',
      author: 'Eve\r\n<img src=x onerror=alert(1)>',
      client: '"><svg onload=alert(1)>',
      company: '{name} %00',
      body: '</td></table><script>alert(1)</script>\r\n.\r\nRCPT TO:<x@y.example>\u0000',
    })
    expect(html).not.toMatch(/<(script|svg)\b|<img src="?x|\u202e|\0/)
    expect(subject).not.toMatch(/[\r\n\u202e]/)
    expect(text).not.toMatch(/[\r\0\u202e]/)
  })

  it('throws without its data', async () => {
    await expect(mailOf(kind, 'en', { ticketId: 'x' })).rejects.toThrow()
  })
})

it.each([
  ['en', `Urgent ticket: ${title}`],
  ['es', `Ticket urgente: ${title}`],
] as const)('marks an urgent ticket in the subject, in %s', async (language, subject) => {
  expect((await mailOf('ticket-opened', language, { priority: 'urgent' })).subject).toBe(subject)
})

it.each([
  ['en', `Closed: ${title}`, 'closed to replies.'],
  ['es', `Cerrado: ${title}`, 'Ya no recibe respuestas.'],
] as const)('says that a closed ticket takes no more replies, in %s', async (language, subject, text) => {
  const mail = await mailOf('ticket-status', language, { status: 'closed' })
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain(text)
})

it.each([
  ['en', 'Proposal: Two languages', 'the proposal this ticket is about is assigned to you'],
  ['es', 'Propuesta: Two languages', 'tienes a tu cargo la propuesta'],
] as const)('tells the owner of a proposal why they get it, in %s', async (language, fact, why) => {
  const owned = await mailOf('ticket-opened', language, { proposal: 'Two languages', isOwner: true })
  expect(owned.text).toContain(fact)
  expect(owned.text).toContain(why)
  expect((await mailOf('ticket-opened', language)).text).not.toContain(why)
})

it('shows the brand for staff without a name, and never an email address of staff', async () => {
  const { html, text } = await mailOf('ticket-reply', 'en', { author: 'lucia@agency.example' })
  expect(text).toContain('Puente replied to your ticket')
  expect(html + text).not.toContain('lucia@agency.example')
})

it.each(Object.keys(data) as Kind[])('%s belongs to the thread of its ticket', async (kind) => {
  expect((await mailOf(kind, 'en')).thread).toBe(`ticket-${ticketId}`)
})
