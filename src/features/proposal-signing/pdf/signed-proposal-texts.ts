import { createTranslator } from 'use-intl/core'

import type { Language } from '@/i18n/languages'
import proposalsEn from '@/messages/en/proposals.json'
import en from '@/messages/en/signing.json'
import proposalsEs from '@/messages/es/proposals.json'
import es from '@/messages/es/signing.json'

const messages = { en, es }
const proposals = { en: proposalsEn, es: proposalsEs }

/** The texts of the PDF in the language of the proposal, whoever downloads it. */
export const signedProposalTexts = (language: Language) =>
  createTranslator({ locale: language, messages: messages[language] })

/** Those that the page of a proposal has, too. */
export const proposalTexts = (language: Language) =>
  createTranslator({ locale: language, messages: proposals[language] })

export type SignedProposalTexts = ReturnType<typeof signedProposalTexts>
