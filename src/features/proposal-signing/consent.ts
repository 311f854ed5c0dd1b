import type { Language } from '@/i18n/languages'

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
