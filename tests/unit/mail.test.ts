import { describe, expect, it } from 'vitest'

import type { LeadMailData } from '@/features/leads/mail/lead-mail-data'
import { firstName } from '@/features/leads/mail/lead-acknowledgement'
import { compose } from '@/features/shell/mail/compose'
import { manyLines, oneLine, type MailContext } from '@/features/shell/mail/content'
import type { Language } from '@/i18n/languages'

const lead: LeadMailData = {
  leadId: '0b9f9b06-6d0c-4a3e-9a55-1f2f7c1c3a11',
  name: 'Marisol Vega',
  email: 'marisol@clinica.example',
  phone: '+52 55 5555 0134',
  company: 'Clínica Vega',
  message: 'Hola, queremos citas en línea.\n¿Cuánto tarda?',
  service: 'webdev',
  language: 'es',
  campaign: ['google', 'cpc', 'clinicas'],
  score: 55,
  scoreRules: ['company', 'phone', 'business_email'],
  receivedAt: '2026-11-21T15:45:00.123+00:00',
}

const context = (language: Language): MailContext => ({
  language,
  recipient: 'equipo@puente.example',
  siteUrl: 'https://puente.example',
  brand: 'Puente',
  email: 'hola@puente.example',
  phone: '+1 407 555 0148',
  zone: 'America/New_York',
})

const mailOf = (kind: string, language: Language, data: object = lead) =>
  compose({ id: 'id', kind, recipient: 'equipo@puente.example', language, data }, context(language))

const linksOf = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)

const expected = {
  'lead-notification': {
    en: [
      'New lead: Marisol Vega, Clínica Vega',
      'Marisol Vega wrote to us',
      'November 21, 2026 at 10:45',
      'Web development',
      '55 of 100: names a company',
    ],
    es: [
      'Nuevo prospecto: Marisol Vega, Clínica Vega',
      'Marisol Vega nos escribió',
      '21 de noviembre de 2026',
      'Desarrollo web',
      '55 de 100: dice su empresa',
    ],
  },
  'lead-acknowledgement': {
    en: [
      'We got your message',
      'Thank you, Marisol.',
      'replies within 24 hours',
      'What you wrote',
      'hola@puente.example, +1 407 555 0148',
    ],
    es: [
      'Recibimos tu mensaje',
      'Gracias, Marisol.',
      'en menos de 24 horas',
      'Lo que nos escribiste',
      'hola@puente.example, +1 407 555 0148',
    ],
  },
}

describe.each(Object.entries(expected))('%s', (kind, languages) => {
  it.each(Object.entries(languages))(
    'says the same in HTML and in plain text, in %s',
    async (language, [subject, ...texts]) => {
      const mail = await mailOf(kind, language as Language)
      expect(mail.subject).toBe(subject)
      expect(mail.html).toContain(`<html lang="${language}"`)
      for (const text of texts) {
        expect(mail.text).toContain(text)
        expect(mail.html.replace(/<!-- -->/g, '')).toContain(text)
      }
      expect(mail.text).toContain('> Hola, queremos citas en línea.\n> ¿Cuánto tarda?')
      expect(mail.html + mail.text).not.toMatch(/mail\.(layout|notification|acknowledgement)|admin\./)
    },
  )

  it('links to nothing but the site', async () => {
    const { html } = await mailOf(kind, 'es', {
      ...lead,
      message: 'http://evil.example <a href="http://evil.example">x</a>',
    })
    for (const address of linksOf(html)) expect(address).toMatch(/^(https:\/\/puente\.example(\/|$)|cid:)/)
  })

  it('shows what a stranger wrote as text, also in the subject', async () => {
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

it('a reply to the notification goes to the visitor, one to the acknowledgement to the agency', async () => {
  expect((await mailOf('lead-notification', 'en')).replyTo).toEqual({
    name: 'Marisol Vega',
    address: 'marisol@clinica.example',
  })
  expect((await mailOf('lead-acknowledgement', 'en')).replyTo).toEqual({
    name: 'Puente',
    address: 'hola@puente.example',
  })
})

it('the notification leaves out what the lead did not say', async () => {
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
  expect(text).toContain('Score: 0 of 100\n')
  expect(text).not.toMatch(/Phone|Company|Campaign|Message/)
})

it('a mail that Payload wrote goes out as it is, with a plain text', async () => {
  const mail = await mailOf('finished', 'en', {
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
  ['finished', {}],
])('a row that is not a %s is refused', async (kind, data) => {
  await expect(mailOf(kind, 'en', data)).rejects.toThrow()
})

it.each([
  ['a\r\nb\tc', 'a b c'],
  ['  a  b ', 'a b'],
  ['x'.repeat(300), `${'x'.repeat(199)}…`],
  ['\ud800', '\ufffd'],
])('one line of %j', (value, line) => {
  expect(oneLine(value)).toBe(line)
})

it('many lines keep their breaks and lose what steers', () => {
  expect(manyLines('\r\n a\r\nb\u202e\rc\u0007 \n')).toBe('a\nb\nc')
})

it.each([
  ['Marisol Vega', 'Marisol'],
  ["D'Angelo", "D'Angelo"],
  ['José-María Gil', 'José-María'],
  ['WIN$$$ now', null],
  ['http://evil.example', null],
  ['', null],
])('the first name of %j', (name, first) => {
  expect(firstName(name)).toBe(first)
})
