import { describe, expect, it } from 'vitest'

import { compose } from '@/features/shell/mail/compose'
import type { MailContext } from '@/features/shell/mail/content'
import type { Language } from '@/i18n/languages'

const context = (language: Language): MailContext => ({
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
  compose(
    { id: 'id', kind, recipient: 'ana@example.com', language, data: { ...data, ...more } },
    context(language),
  )

const next = encodeURIComponent(data.next)

/** Of each kind: where its button leads below the site, and what it says in each language. */
const expected = {
  'verify-address': {
    path: `/auth/verify?token=${token}&next=${next}`,
    en: [
      'Confirm your email for Puente',
      'Ana, confirm your email',
      'for three days',
      'without the password that was chosen',
    ],
    es: [
      'Confirma tu correo para Puente',
      'Ana, confirma tu correo',
      'durante tres días',
      'sin la contraseña que se eligió',
    ],
  },
  'address-taken': {
    path: `/auth?next=${next}`,
    en: ['You already have an account at Puente', 'Ana, you already have an account', 'it stays as it is'],
    es: ['Ya tienes una cuenta en Puente', 'Ana, ya tienes una cuenta', 'no cambió nada'],
  },
  'reset-password': {
    path: `/auth/reset?token=${token}&next=${next}`,
    en: ['Choose a new password for Puente', 'for one hour', 'your password stays as it is'],
    es: ['Elige una contraseña nueva para Puente', 'durante una hora', 'tu contraseña sigue igual'],
  },
  'password-changed': {
    path: '/auth/forgot',
    en: ['Your password for Puente was changed', 'November 21, 2026 at 10:45', 'If it was not you'],
    es: ['Cambió tu contraseña de Puente', '21 de noviembre de 2026', 'Si no fuiste tú'],
  },
  invitation: {
    path: `/auth/invitation?token=${token}`,
    en: ['Your client portal at Puente', 'Ana, your portal is ready', 'for two weeks'],
    es: ['Tu portal de cliente en Puente', 'Ana, tu portal está listo', 'durante dos semanas'],
  },
  linked: {
    path: '/dashboard',
    en: ['Your client portal at Puente', 'Sign in with the password that you have'],
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
    'says the same in HTML and in plain text, in %s',
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

  it('links to nothing but the site, whatever a stranger typed', async () => {
    const hostile = { name: '<script>alert(1)</script> http://evil.example', next: '//evil.example' }
    const { html, text, subject } = await mailOf(kind, 'en', hostile)
    for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(https:\/\/puente\.example(\/|$)|cid:)/)
    expect(html + text + subject).not.toMatch(/evil|<script/)
  })
})

it.each(['verify-address', 'reset-password', 'invitation'])(
  'a %s without its token is refused',
  async (kind) => {
    await expect(mailOf(kind, 'en', { token: undefined })).rejects.toThrow()
  },
)
