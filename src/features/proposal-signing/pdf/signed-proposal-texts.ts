import { createTranslator } from 'use-intl/core'

import type { Language } from '@/i18n/languages'
import en from '@/messages/en/signing.json'
import es from '@/messages/es/signing.json'

const messages = { en, es }

/** The texts of the PDF in the language of the proposal, whoever downloads it. */
export const signedProposalTexts = (language: Language) =>
  createTranslator({ locale: language, messages: messages[language] })

export type SignedProposalTexts = ReturnType<typeof signedProposalTexts>
