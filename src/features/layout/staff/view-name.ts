import type { Language } from '@/i18n/languages'
import { PEOPLE_PATH, PROPOSAL_CREATOR_PATH, TRANSLATE_PATH } from '@/lib/admin-views'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

const texts = { en, es }

/** Returns the name of a view that we add to Payload's, by its segments below /admin; undefined for every other view. */
export function viewName(segments: readonly string[], language: Language): string | undefined {
  const { users, nav, publishing } = texts[language]
  const names: Record<string, string> = {
    [PEOPLE_PATH]: users.plural,
    [PROPOSAL_CREATOR_PATH]: nav.newProposal,
    [TRANSLATE_PATH]: publishing.sideBySide,
  }
  return names[['/admin', ...segments].join('/')]
}
