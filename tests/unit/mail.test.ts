import { describe, expect, it } from 'vitest'

import type { LeadEmailData } from '@/features/leads/mail/lead-emails'
import { greetedName } from '@/features/mail/render/translate'
import { composeEmail } from '../support/emails'
import { manyLines, oneLine, type EmailContext } from '@/features/mail/render/content'
import type { Language } from '@/i18n/languages'
import { contactSamples } from '../support/lead-samples'

const lead: LeadEmailData = {
  ...contactSamples(),
  leadId: '0b9f9b06-6d0c-4a3e-9a55-1f2f7c1c3a11',
  name: 'Marisol Vega',
  email: 'marisol@clinica.example',
  phone: '+52 55 5555 0134',
  company: 'Clínica Vega',
  message: 'Hola, queremos citas en línea.\n¿Cuánto tarda?',
  serviceInterest: 'webdev',
  language: 'es',
  campaign: ['google', 'cpc', 'clinicas'],
  score: 55,
  scoreRules: ['company', 'phone', 'business_email'],
  receivedAt: '2026-11-21T15:45:00.123+00:00',
}

const context = (language: Language): EmailContext => ({
  language,
  recipient: 'equipo@puente.example',
  siteUrl: 'https://puente.example',
  brand: 'Puente',
  email: 'hola@puente.example',
  phone: '+1 407 555 0148',
  zone: 'America/New_York',
})

const mailOf = (kind: string, language: Language, data: object = lead) =>
  composeEmail({ id: 'id', kind, recipient: 'equipo@puente.example', language, data }, context(language))

const linksOf = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)

const expected = {
  'lead-notification': {
    en: [
      'New lead: Marisol Vega, Clínica Vega',
      'Marisol Vega wrote to us',
      'November 21, 2026 at 10:45',
      'Web development',
      '55 out of 100: gave a company name',
    ],
    es: [
      'Nuevo prospecto: Marisol Vega, Clínica Vega',
      'Marisol Vega nos escribió',
      '21 de noviembre de 2026',
      'Desarrollo web',
      '55 de 100: dio el nombre de su empresa',
    ],
  },
  'lead-acknowledgement': {
    en: [
      'We received your message',
      'Thank you, Marisol.',
      'reply within 24 hours',
      'hola@puente.example, +1 407 555 0148',
    ],
    es: [
      'Recibimos tu mensaje',
      'Gracias, Marisol.',
      'en menos de 24 horas',
      'hola@puente.example, +1 407 555 0148',
    ],
  },
}

describe.each(Object.entries(expected))('%s', (kind, languages) => {
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
      expect(mail.html + mail.text).not.toMatch(/mail\.(layout|notification|acknowledgement)|admin\./)
      // 'p.m.' ends with the period of its sentence.
      expect(mail.html + mail.text).not.toMatch(/m\.\./)
    },
  )

  it('links only to the site', async () => {
    const { html } = await mailOf(kind, 'es', {
      ...lead,
      message: 'http://evil.example <a href="http://evil.example">x</a>',
    })
    for (const address of linksOf(html)) expect(address).toMatch(/^(https:\/\/puente\.example(\/|$)|cid:)/)
  })

  it('escapes visitor input, and puts it into the subject as plain text', async () => {
    const hostile = {
      ...lead,
      name: 'Eve\r\nBcc: all@victims.example <script>alert(1)</script>',
      company: '<img src=x onerror=alert(1)>\u202e',
      phone: '"><svg onload=alert(1)>',
      message: '</td></table><script>alert(1)</script>\r\n.\r\nRCPT TO:<x@y.example>\u0000',
      campaign: ['<b>', '{name}', '%00'],
    }
    const { html, subject, text } = await mailOf(kind, 'en', hostile)
    expect(html).not.toMatch(/<(script|svg|b)\b|<img src="?x|\u202e|\0/)
    expect(subject).not.toMatch(/[\r\n\u202e]/)
    expect(text).not.toMatch(/[\r\0\u202e]/)
  })
})

it('the notification quotes the message', async () => {
  expect((await mailOf('lead-notification', 'es')).text).toContain(
    '> Hola, queremos citas en línea.\n> ¿Cuánto tarda?',
  )
})

it.each(['en', 'es'] as const)(
  'the acknowledgement quotes nothing of the visitor but a first name (%s)',
  async (language) => {
    const rendered = async (name: string) => {
      const { html, text, subject } = await mailOf('lead-acknowledgement', language, { ...lead, name })
      return html + text + subject
    }
    const nameless = await rendered('')
    expect(await rendered('Marisol Vega')).toContain('Marisol')
    for (const quoted of [lead.message, lead.company, lead.phone, 'Vega'])
      expect(await rendered('Marisol Vega')).not.toContain(quoted?.split('\n')[0])
    for (const name of [
      'Marisol evil.example',
      'Marisol www.evil.example/win',
      'Marisol http://evil',
      'Marisol marisol@evil',
      'Marisol\u0007 Vega',
      'Marisol\nVega',
      'Marisol \u202eelpmaxe',
    ])
      expect(await rendered(name), name).toBe(nameless)
  },
)

it('every email ends with the legal name and address, if staff entered them', async () => {
  const sender = 'Puente LLC, 1 Main St & Co <Orlando>'
  const compose = (rest: object) =>
    composeEmail(
      { id: 'id', kind: 'lead-acknowledgement', recipient: 'a@b.example', language: 'en', data: lead },
      { ...context('en'), ...rest },
    )
  const { text, html } = await compose({ sender })
  expect(text.trimEnd().endsWith(`\n\n${sender}`)).toBe(true)
  expect(html).toContain('Puente LLC, 1 Main St &amp; Co &lt;Orlando&gt;')
  expect((await compose({})).text).not.toContain('undefined')
})

it('the notification’s reply-to is the visitor, the acknowledgement’s is the agency', async () => {
  expect((await mailOf('lead-notification', 'en')).replyTo).toEqual({
    name: 'Marisol Vega',
    address: 'marisol@clinica.example',
  })
  expect((await mailOf('lead-acknowledgement', 'en')).replyTo).toEqual({
    name: 'Puente',
    address: 'hola@puente.example',
  })
})

it('the notification omits fields that the lead left empty', async () => {
  const bare = {
    ...lead,
    phone: null,
    company: null,
    message: null,
    service: null,
    campaign: [],
    score: 0,
    scoreRules: [],
  }
  const { subject, text } = await mailOf('lead-notification', 'en', bare)
  expect(subject).toBe('New lead: Marisol Vega')
  expect(text).toContain('Score: 0 out of 100\n')
  expect(text).not.toMatch(/Phone|Company|Campaign|Message/)
})

it('sends an email written by Payload unchanged, with a plain-text part', async () => {
  const mail = await mailOf('payload', 'en', {
    subject: 'Reset\r\nBcc: x',
    html: '<p>Hello <a href="https://a.example/1">here</a></p>',
    text: '',
  })
  expect(mail).toMatchObject({
    subject: 'Reset Bcc: x',
    html: '<p>Hello <a href="https://a.example/1">here</a></p>',
  })
  expect(mail.text).toContain('https://a.example/1')
})

it.each([
  ['unknown', {}],
  ['lead-notification', { name: 'x' }],
  ['payload', {}],
])('rejects a row that is not a %s', async (kind, data) => {
  await expect(mailOf(kind, 'en', data)).rejects.toThrow()
})

it.each([
  ['a\r\nb\tc', 'a b c'],
  ['  a  b ', 'a b'],
  ['x'.repeat(300), `${'x'.repeat(199)}…`],
  ['\ud800', '\ufffd'],
])('reduces %j to one line', (value, line) => {
  expect(oneLine(value)).toBe(line)
})

it('keeps line breaks and removes control characters from multi-line text', () => {
  expect(manyLines('\r\n a\r\nb\u202e\rc\u0007 \n')).toBe('a\nb\nc')
})

it.each([
  ['Marisol Vega', 'Marisol'],
  ["D'Angelo", "D'Angelo"],
  ['José-María Gil', 'José-María'],
  ['WIN$$$ now', null],
  ['http://evil.example', null],
  ['Ana evil.example', null],
  ['Ana ana@example.com', null],
  ['Dr. Ana', null],
  ['Ana P. Ruiz', 'Ana'],
  ['', null],
])('takes the first name from %j', (name, first) => {
  expect(greetedName(name)).toBe(first)
})

it('an email that was queued before the form had a field is still sent', async () => {
  const { phone: _, ...before } = lead
  const { text } = await mailOf('lead-notification', 'en', before)
  expect(text).toContain('Marisol Vega')
  expect(text).not.toContain(lead.phone)
})
