import type { Language } from '@/i18n/languages'
import en from '@/messages/en/proposals.json'
import es from '@/messages/es/proposals.json'
import adminEn from '@/messages/en/admin.json'
import adminEs from '@/messages/es/admin.json'

const texts: Record<Language, string> = { en: en.titleFor, es: es.titleFor }

/**
 * Returns what a proposal is called until staff change it, such as 'Proposal for Ferretería Echeverría', in the language of
 * its reader: staff may work in the other one.
 */
export const proposalTitle = (name: string, language: Language): string =>
  texts[language].replace('{name}', () => name)

/** What each service is called in a proposal, by language. For the server: the texts are large. */
export const serviceNames = {
  en: adminEn.proposals.serviceTypes,
  es: adminEs.proposals.serviceTypes,
} as const
