import { describe, expect, it } from 'vitest'

import { composeEmail } from '../support/emails'
import type { EmailContext } from '@/features/mail/render/content'
import { languages, type Language } from '@/i18n/languages'

const id = '0b9f9b06-6d0c-4a3e-9a55-1f2f7c1c3a11'
const title = 'Citas por WhatsApp'
const terms = {
  proposalId: id,
  number: 42,
  title,
  setupFee: 240_000,
  monthlyFee: 39_000,
  amount: 279_000,
  currency: 'USD',
  expiresAt: '2026-12-01T04:59:59.999Z',
}
const toClient = { ...terms, name: 'Valeria', company: 'Clínica Quiroz', owner: 'Lucía Fernández' }
const decision = {
  proposalId: id,
  title,
  amount: 279_000,
  currency: 'USD',
  at: '2026-11-23T15:04:05.678Z',
  sha256: 'ab'.repeat(32),
  person: 'Valeria Quiroz',
  client: 'Clínica Quiroz',
}
/** What each kind of email is made of. The invitation is the one that was sent, with the secret of its link. */
const kinds = {
  sent: ['proposal-sent', toClient],
  invited: ['proposal-sent', { ...toClient, token: 'a-secret' }],
  reminder: ['proposal-reminder', toClient],
  unsigned: ['proposal-unsigned', { ...terms, client: 'Clínica Quiroz', openedAt: '2026-11-20T15:00:00Z' }],
  signed: ['proposal-signed', decision],
  signedOwner: ['proposal-signed-owner', decision],
  declined: ['proposal-declined', { ...decision, reason: 'Este año no.', reasonLanguage: 'es' }],
} as const
type Kind = keyof typeof kinds

const site = 'https://puente.example'
const invitation = (prefix: string) =>
  `${site}${prefix}/auth/invitation?token=a-secret&next=${encodeURIComponent(`${prefix}/proposal/${id}`)}`
const page = { en: `${site}/proposal/${id}`, es: `${site}/es/proposal/${id}` }
const dashboardLink = `${site}/admin?tab=proposals&proposal=${id}`

/** The subject, the link, and what else the reader looks for. */
const expected: Record<Kind, Record<Language, [string, string, ...string[]]>> = {
  sent: {
    en: [
      `Your proposal from Puente: ${title}`,
      page.en,
      'Valeria',
      'Number: 42',
      '$2,400.00',
      'November 30, 2026',
    ],
    es: [
      `Tu propuesta de Puente: ${title}`,
      page.es,
      'Valeria',
      'Número: 42',
      'US$390.00 al mes',
      '30 de noviembre de 2026',
    ],
  },
  invited: {
    en: [`Your proposal from Puente: ${title}`, invitation(''), 'your invitation to the client portal'],
    es: [`Tu propuesta de Puente: ${title}`, invitation('/es'), 'tu invitación al portal de clientes'],
  },
  reminder: {
    en: [`Your proposal expires soon: ${title}`, page.en, 'You can sign it through November 30, 2026'],
    es: [`Tu propuesta vence pronto: ${title}`, page.es, 'Puedes firmarla hasta el 30 de noviembre de 2026'],
  },
  unsigned: {
    en: [
      `Opened but not signed: ${title}, Clínica Quiroz`,
      dashboardLink,
      'They first opened it on November 20, 2026',
    ],
    es: [
      `Abierta y sin firmar: ${title}, Clínica Quiroz`,
      dashboardLink,
      'La abrió por primera vez el 20 de noviembre de 2026',
    ],
  },
  signed: {
    en: [
      `Signed: ${title}`,
      page.en,
      'Your signature on this proposal has been recorded',
      '$2,790.00',
      decision.sha256,
    ],
    es: [
      `Firmada: ${title}`,
      page.es,
      'Tu firma en esta propuesta quedó registrada',
      'US$2,790.00',
      decision.sha256,
    ],
  },
  signedOwner: {
    en: [`Clínica Quiroz signed: ${title}`, page.en, 'Valeria Quiroz signed this proposal', decision.sha256],
    es: [`Clínica Quiroz firmó: ${title}`, page.es, 'Valeria Quiroz firmó esta propuesta', decision.sha256],
  },
  declined: {
    en: [
      `Clínica Quiroz declined: ${title}`,
      page.en,
      'Valeria Quiroz declined this proposal',
      'Este año no.',
    ],
    es: [
      `Clínica Quiroz rechazó: ${title}`,
      page.es,
      'Valeria Quiroz rechazó esta propuesta',
      'Este año no.',
    ],
  },
}

const context = (language: Language): EmailContext => ({
  language,
  recipient: 'reader@puente.example',
  siteUrl: site,
  brand: 'Puente',
  email: 'hola@puente.example',
  phone: '+1 407 555 0148',
  zone: 'America/New_York',
})

const compose = (kind: Kind, language: Language, more: object = {}) => {
  const [name, data] = kinds[kind]
  const email = {
    id: 'id',
    kind: name,
    recipient: 'reader@puente.example',
    language,
    data: { ...data, ...more },
  }
  return composeEmail(email, context(language))
}
const spaced = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
const linksOf = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

describe.each(languages)('the emails about proposals, in %s', (language) => {
  it.each(Object.keys(kinds) as Kind[])('%s has its subject, its words and one link', async (kind) => {
    const [subject, link, ...words] = expected[kind][language]
    const email = await compose(kind, language)
    expect(email.subject).toBe(subject)
    for (const said of words) expect(spaced(email.text)).toContain(said)
    const links = new Set(linksOf(email.html).filter((address) => /proposal|token/.test(address)))
    expect([...links]).toEqual([link])
    expect(email.html).toContain(`lang="${language}"`)
  })

  it.each(Object.keys(kinds) as Kind[])('%s says nothing that is not in its row', async (kind) => {
    const others = { otherClient: 'Hollis Marine Supply', notes: 'SECRET', content: { root: {} } }
    const [plain, more] = [await compose(kind, language), await compose(kind, language, others)]
    expect([more.subject, more.text, more.html]).toEqual([plain.subject, plain.text, plain.html])
    if (kind !== 'invited') expect(`${plain.html}${plain.text}`).not.toContain('token')
  })
})

it('what a client wrote stays on its line and stays text', async () => {
  const hostile = {
    title: 'A\r\nBcc: x@evil.example',
    client: '<b>Bold</b>',
    reason: '<img src=x onerror=alert(1)>',
  }
  const { subject, html } = await compose('declined', 'en', hostile)
  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).not.toContain('<b>Bold</b>')
  expect(html).not.toContain('<img src=x')
})

describe.each(languages)('whatever the names and the fees are, in %s', (language) => {
  it('no sentence ends in two periods', async () => {
    const { text } = await compose('sent', language, { company: 'Hollis & Co.' })
    expect(text).toContain('Hollis & Co.')
    expect(text).not.toMatch(/[^.]\.\.(?!\.)/)
  })

  it.each(['sent', 'reminder', 'signed'] as const)(
    '%s names no amount when there are no fees',
    async (kind) => {
      const free = { setupFee: 0, monthlyFee: 0, amount: 0 }
      for (const expiresAt of [terms.expiresAt, null]) {
        const { text, html } = await compose(kind, language, { ...free, expiresAt })
        expect(`${text}${html}`).not.toMatch(/\$\s?0/)
      }
    },
  )

  it.each(['signedOwner', 'declined'] as const)('%s names no fee that may not exist', async (kind) => {
    const { text } = await compose(kind, language)
    expect(text).toContain({ en: 'First invoice', es: 'Primera factura' }[language])
    expect(text).not.toMatch(/setup fee|pago inicial/i)
  })
})

it.each(['signed', 'signedOwner', 'declined'] as const)('says the zone of the time: %s', async (kind) => {
  const { text } = await compose(kind, 'en')
  expect(text).toMatch(/November 23, 2026.*\(UTC[-+]?\d*\)/)
})
