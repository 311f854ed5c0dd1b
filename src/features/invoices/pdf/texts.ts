import { createTranslator } from 'use-intl/core'

import type { Language } from '@/i18n/languages'
import en from '@/messages/en/invoices.json'
import es from '@/messages/es/invoices.json'

const messages = { en, es }

/** The texts of a paper in its client's language, whoever asks for it. */
export const paperTexts = (language: Language) =>
  createTranslator({ locale: language, messages: messages[language], namespace: 'paper' })

export type PaperTexts = ReturnType<typeof paperTexts>
