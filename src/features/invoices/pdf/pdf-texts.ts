import { createTranslator } from 'use-intl/core'

import type { Language } from '@/i18n/languages'
import en from '@/messages/en/invoices.json'
import es from '@/messages/es/invoices.json'

const messages = { en, es }

/** The texts of the PDF in its client's language, whoever downloads it. */
export const invoicePdfTexts = (language: Language) =>
  createTranslator({ locale: language, messages: messages[language], namespace: 'document' })

export type InvoicePdfTexts = ReturnType<typeof invoicePdfTexts>
