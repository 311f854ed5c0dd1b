import { locale as rootLocale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'

import { defaultLanguage, isLanguage } from './languages'
import { siteMessages } from './messages'
import { reportOnce, missingText } from './missing-text'

export default getRequestConfig(async ({ locale }) => {
  const requested: unknown = locale ?? (await rootLocale())
  const language = isLanguage(requested) ? requested : defaultLanguage
  return {
    locale: language,
    messages: await siteMessages(language),
    timeZone: 'UTC',
    onError: reportOnce,
    getMessageFallback: missingText,
  }
})
