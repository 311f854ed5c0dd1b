import { locale as rootLocale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'

import { defaultLanguage, isLanguage } from './languages'
import { siteMessages } from './messages'
import { complainOnce, missingText } from './missing-text'

/** The language of the page and its texts. */
export default getRequestConfig(async ({ locale }) => {
  const asked: unknown = locale ?? (await rootLocale())
  const language = isLanguage(asked) ? asked : defaultLanguage
  return {
    locale: language,
    messages: await siteMessages(language),
    timeZone: 'UTC',
    onError: complainOnce,
    getMessageFallback: missingText,
  }
})
