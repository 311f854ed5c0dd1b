import { locale as rootLocale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'

import { defaultLanguage, isLanguage } from './languages'
import { siteMessages } from './messages'

/** Each complaint is written once in the life of the process. */
const complained = new Set<string>()
const complainOnce = ({ message }: Error) => {
  if (!complained.has(message)) console.warn(message)
  complained.add(message)
}

/** A text that is missing shows its key (specification, section 1); the check of messages keeps it from happening. */
export default getRequestConfig(async ({ locale }) => {
  const asked: unknown = locale ?? (await rootLocale())
  const language = isLanguage(asked) ? asked : defaultLanguage
  return {
    locale: language,
    messages: await siteMessages(language),
    timeZone: 'UTC',
    onError: complainOnce,
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  }
})
