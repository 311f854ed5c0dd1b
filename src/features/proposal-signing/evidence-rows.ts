import type texts from '@/messages/en/signing.json'
import type { Language } from '@/i18n/languages'
import { agencyDay } from '@/lib/agency-day'
import { exactTime, utcOffset } from '@/lib/dates'
import { fee } from '@/lib/money'
import { spacedDigest } from './signing-rules'

/** In this order, because most browsers also name the ones that they descend from. */
const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

const find = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0]

/** Returns a browser and its system in words, such as 'Safari, iPhone'; the start of an unknown user agent. */
export const browserName = (userAgent: string): string =>
  [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean).join(', ') || userAgent.slice(0, 80)

/** What the evidence of a signature says: on the page of a proposal, and in its PDF. */
export type EvidenceFacts = {
  proposalNumber?: number
  version: { number: number; frozen: Date }
  setupFee: number
  monthlyFee: number
  amount: number
  currency: string
  signature: {
    signer: { name: string; email: string }
    method: 'drawn' | 'typed'
    signedAt: Date
    documentSha256: string
    consent: { version: string; language: Language }
    address: string
    userAgent: string
  }
}

export type EvidenceRow = { key: string; label: string; value: string; more?: string; isCode?: boolean }

type Key = keyof (typeof texts)['evidence']
export type EvidenceTexts = (key: Key, values?: Record<string, string>) => string

/** Returns the rows of the evidence in a language, with times in the zone of the agency and in UTC. */
export function evidenceRows(
  facts: EvidenceFacts,
  t: EvidenceTexts,
  language: Language,
  zone: string,
): EvidenceRow[] {
  const { signature, version, setupFee, monthlyFee, currency } = facts
  const { signer, signedAt, consent } = signature
  const amount = fee(facts.amount, currency, language)
  const [setup, month] = [fee(setupFee, currency, language), fee(monthlyFee, currency, language)]
  const frozen = agencyDay(version.frozen, language, zone)
  const number = String(facts.proposalNumber ?? '')
  return [
    {
      key: 'document',
      label: t('document'),
      value: t('documentValue', { number, version: String(version.number), date: frozen }),
    },
    {
      key: 'fingerprint',
      label: `${t('fingerprint')} (SHA-256)`,
      value: spacedDigest(signature.documentSha256),
      isCode: true,
    },
    { key: 'by', label: t('by'), value: t(signature.method, { name: signer.name }), more: signer.email },
    {
      key: 'time',
      label: t('time'),
      value: `${exactTime(signedAt, language, zone)} (${utcOffset(zone, signedAt)})`,
      more: `${signedAt.toISOString().replace('T', ' ').replace('Z', '')} UTC`,
    },
    { key: 'from', label: t('from'), value: signature.address, more: browserName(signature.userAgent) },
    {
      key: 'consent',
      label: t('consent'),
      value: t(consent.language === language ? 'consentValue' : 'consentValueOther', {
        version: consent.version,
      }),
    },
    ...(facts.amount > 0
      ? [
          {
            key: 'amounts',
            label: t('amounts'),
            value: setupFee > 0 && monthlyFee > 0 ? t('amountsBoth', { amount, setup, month }) : amount,
          },
        ]
      : []),
  ]
}
