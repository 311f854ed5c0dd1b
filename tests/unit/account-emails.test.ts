import { describe, expect, it } from 'vitest'

import { composeEmail } from '../support/emails'
import type { EmailContext } from '@/features/mail/render/content'
import type { Language } from '@/i18n/languages'

const context = (language: Language): EmailContext => ({
  language,
  recipient: 'ana@example.com',
  siteUrl: 'https://puente.example',
  brand: 'Puente',
  email: 'hola@puente.example',
  phone: '+1 407 555 0148',
  zone: 'America/New_York',
})

const token = 'mhs2x0.abc_DEF-123'
const data = { token, name: 'Ana', next: '/proposal/1?a=b', at: '2026-11-21T15:45:00.123Z' }

const mailOf = (kind: string, language: Language, more: object = {}) =>
  composeEmail(
    { id: 'id', kind, recipient: 'ana@example.com', language, data: { ...data, ...more } },
    context(language),
  )

const next = encodeURIComponent(data.next)

/** For each kind: the path of its button, and its texts in each language. */
const expected = {
  'verify-address': {
    path: `/auth/verify?token=${token}&next=${next}`,
    en: [
      'Confirm your email for Puente',
      'Ana, confirm your email',
      'for three days',
      'Without the password, the link does nothing.',
    ],
    es: [
      'Confirma tu correo para Puente',
      'Ana, confirma tu correo',
      'vence en tres días',
      'sin la contraseña, el enlace no sirve.',
    ],
  },
  'address-taken': {
    path: `/auth?next=${next}`,
    en: ['You already have a Puente account', 'Ana, you already have an account', 'nothing has changed'],
    es: ['Ya tienes una cuenta en Puente', 'Ana, ya tienes una cuenta', 'no cambió nada'],
  },
  'reset-password': {
    path: `/auth/reset?token=${token}&next=${next}`,
    en: ['Choose a new Puente password', 'for at least an hour', 'Your password stays the same.'],
    es: [
      'Elige una contraseña nueva para Puente',
      'es válido por al menos una hora',
      'tu contraseña sigue igual',
    ],
  },
  'password-changed': {
    path: '/auth/forgot',
    en: ['Your Puente password was changed', 'November 21, 2026 at 10:45', 'If it wasn’t you'],
    es: ['Tu contraseña de Puente cambió', '21 de noviembre de 2026', 'Si no fuiste tú'],
  },
  invitation: {
    path: `/auth/invitation?token=${token}&next=${next}`,
    en: ['Your Puente client portal', 'Ana, your portal is ready', 'for at least two weeks'],
    es: ['Tu portal de cliente en Puente', 'Ana, tu portal está listo', 'es válido por al menos dos semanas'],
  },
  linked: {
    path: '/dashboard',
    en: ['Your Puente client portal', 'Sign in with the password you already have'],
    es: ['Tu portal de cliente en Puente', 'Entra con la contraseña que ya tienes'],
  },
} as const

const unescaped = (html: string) =>
  html
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/<!-- -->/g, '')

describe.each(Object.entries(expected))('%s', (kind, { path, ...languages }) => {
  it.each(Object.entries(languages))(
    'has the same content in HTML and plain text, in %s',
    async (language, said) => {
      const [subject, ...texts] = said
      const mail = await mailOf(kind, language as Language)
      const html = unescaped(mail.html)
      expect(mail.subject).toBe(subject)
      expect(html).toContain(`<html lang="${language}"`)
      for (const text of texts) for (const body of [mail.text, html]) expect(body).toContain(text)
      const address = `https://puente.example${language === 'es' ? '/es' : ''}${path}`
      expect(html).toContain(`href="${address}"`)
      expect(mail.text).toContain(address)
      expect(mail.replyTo).toEqual({ name: 'Puente', address: 'hola@puente.example' })
      expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
      expect(html + mail.text).not.toMatch(/mail\.(layout|account)/)
    },
  )

  it('links only to the site, whatever the recipient’s name is', async () => {
    const hostile = { name: '<script>alert(1)</script> http://evil.example', next: '//evil.example' }
    const { html, text, subject } = await mailOf(kind, 'en', hostile)
    for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(https:\/\/puente\.example(\/|$)|cid:)/)
    expect(html + text + subject).not.toMatch(/evil|<script/)
  })
})

it.each(['verify-address', 'reset-password', 'invitation'])(
  'a %s without its token is rejected',
  async (kind) => {
    await expect(mailOf(kind, 'en', { token: undefined })).rejects.toThrow()
  },
)
