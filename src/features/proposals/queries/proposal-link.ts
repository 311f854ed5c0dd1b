import { env } from '@/env'
import { localizedPath, type Language } from '@/i18n/languages'

/** Returns the whole address of a proposal, which its client opens in that language. */
export const proposalLink = (id: string, language: Language): string =>
  `${env.SITE_URL}${localizedPath(`/proposal/${id}`, language)}`
