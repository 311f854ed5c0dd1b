import { createTranslator } from 'use-intl/core'

import type { Language } from '@/i18n/languages'
import enAdmin from '@/messages/en/admin.json'
import enMail from '@/messages/en/mail.json'
import esAdmin from '@/messages/es/admin.json'
import esMail from '@/messages/es/mail.json'

/** Mails name statuses, services and the like as the admin does. */
const messages = { en: { mail: enMail, admin: enAdmin }, es: { mail: esMail, admin: esAdmin } }

/** The formats of a language (product.md). */
const formats = { en: 'en-US', es: 'es-MX' } as const

/** The texts of mails in one language. A missing one shows its key. */
export const mailTexts = (language: Language) =>
  createTranslator({ locale: language, messages: messages[language] })

export type MailTexts = ReturnType<typeof mailTexts>

/** A moment as people write it in this language, in an IANA zone. */
export const moment = (at: Date, language: Language, zone: string): string =>
  new Intl.DateTimeFormat(formats[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at)
