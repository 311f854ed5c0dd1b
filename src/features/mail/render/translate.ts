import { createTranslator } from 'use-intl/core'

import type { Language } from '@/i18n/languages'
import enAdmin from '@/messages/en/admin.json'
import enCalls from '@/messages/en/calls.json'
import enMail from '@/messages/en/mail.json'
import esAdmin from '@/messages/es/admin.json'
import esCalls from '@/messages/es/calls.json'
import esMail from '@/messages/es/mail.json'
import { oneLine } from './content'

/** Emails use the admin's labels of statuses, services and the like. */
const messages = {
  en: { mail: enMail, admin: enAdmin, calls: enCalls },
  es: { mail: esMail, admin: esAdmin, calls: esCalls },
}

/** The locale whose number and date formats a language uses. */
const formatLocales = { en: 'en-US', es: 'es-MX' } as const

/** Returns the translator of the texts of emails. A missing text shows its key. */
export const emailTexts = (language: Language) =>
  createTranslator({ locale: language, messages: messages[language] })

export type EmailTexts = ReturnType<typeof emailTexts>

/** Formats a date and time in an IANA time zone. */
export const formatDateTime = (at: Date, language: Language, zone: string): string =>
  new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at)

/** A URL, a domain or an address, or control characters, anywhere in a name. */
const NOT_A_NAME = /[@:/\\\p{Cc}\p{Bidi_Control}]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u

/**
 * Returns the first name if it looks like one (letters, marks, a hyphen or an apostrophe), else null; null too when any part
 * of the name could be a link, an address or an advertisement with one.
 */
export function greetedName(name: string): string | null {
  if (NOT_A_NAME.test(name)) return null
  const first = oneLine(name).split(' ')[0] ?? ''
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null
}
