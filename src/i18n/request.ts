import { getRequestConfig } from 'next-intl/server'

import { defaultLanguage, isLanguage } from './languages'
import { siteMessages } from './messages'
import { reportOnce, missingText } from './missing-text'
import { rootLocale } from './root-locale'

export default getRequestConfig(async ({ locale }) => {
  const requested = locale ?? (await rootLocale())
  const language = isLanguage(requested) ? requested : defaultLanguage
  return {
    locale: language,
    messages: await siteMessages(language),
    timeZone: 'UTC',
    onError: reportOnce,
    getMessageFallback: missingText,
  }
})
