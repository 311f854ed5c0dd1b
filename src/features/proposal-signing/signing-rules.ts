import type { Language } from '@/i18n/languages'

/** Rules of signing and declining proposals. Pure: no I/O. */

export const signatureMethods = ['drawn', 'typed'] as const
export type SignatureMethod = (typeof signatureMethods)[number]

/** The stored picture in bytes, before base64. */
export const signatureLimits = { imageBytes: 100_000 } as const

/** The maximum characters of a typed signature. */
export const typedNameLimit = 200

/** The maximum size of the request that signs, in bytes. */
export const MAX_SIGNING_BYTES = 1024 * 1024

/** The reasons that the page offers for declining. */
export const declineReasons = ['price', 'time', 'content', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** The maximum characters that someone may add to a reason. */
export const declineWordsLimit = 1000

/** Returns the reason as it is stored: the chosen label, then the words. Empty without either. */
export const declineReasonText = (label: string | undefined, words: string): string =>
  [label, words.trim()].filter(Boolean).join('\n')

/** The error codes that the form explains; any other is shown as a failure. */
const explained = ['conflict', 'forbidden', 'invalid', 'unauthenticated', 'too_many'] as const
export type SigningError = (typeof explained)[number] | 'failed'

/** Returns the key of the sentence about an error code. */
export const signingErrorOf = (code: string): SigningError =>
  explained.find((known) => known === code) ?? 'failed'

/** Why a proposal can no longer be signed or declined. */
export type SigningOutcome = 'signed' | 'declined' | 'revised' | 'expired'

const outcomes: Partial<Record<string, SigningOutcome>> = {
  signed: 'signed',
  accepted: 'signed',
  rejected: 'declined',
  draft: 'revised',
  expired: 'expired',
}

/**
 * Returns why a proposal can no longer be signed or declined, from the state that a conflict names. Undefined while it can:
 * then another version was sent, or the consent text changed.
 */
export const outcomeOfState = (state: string | null | undefined): SigningOutcome | undefined =>
  state ? outcomes[state] : undefined

/** Splits a digest into groups of four characters, as people compare it. */
export const spacedDigest = (digest: string): string => digest.match(/.{1,4}/g)?.join(' ') ?? ''

/**
 * The version of the consent text (`signing.consent.text` in src/messages), which is stored with each signature. A new text
 * needs a new version: a unit test compares the digests of the texts.
 */
export const CONSENT_VERSION = '1'

type Key = 'consent.text' | 'consent.write' | 'consent.ask'
type ConsentTexts = (key: Key, values?: Record<string, string>) => string

/** Returns the consent text as the page shows it and as it is stored, with the agency's address for questions. */
export function consentText(t: ConsentTexts, email: string | undefined): string {
  const contact = email ? t('consent.write', { email }) : t('consent.ask')
  return t('consent.text', { contact })
}

/** A consent text as a page shows it. */
export type ShownConsent = { version: string; language: Language; text: string }
