import { getRequestConfig } from 'next-intl/server'
import { locale } from 'next/root-params'

import { defaultLanguage, isLanguage } from './languages'
import { siteMessages } from './messages'
import { reportOnce, missingText } from './missing-text'

/** The first segment of the address, which may be no language. Next writes no types for parameters of route groups' layouts. */
export const rootLocale = locale as () => Promise<unknown>

export default getRequestConfig(async ({ locale: asked }) => {
  const requested = asked ?? (await rootLocale())
  const language = isLanguage(requested) ? requested : defaultLanguage
  return {
    locale: language,
    messages: await siteMessages(language),
    timeZone: 'UTC',
    onError: reportOnce,
    getMessageFallback: missingText,
  }
})
