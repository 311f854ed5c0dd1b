'use client'

import { useTranslation } from '@payloadcms/ui'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'

import { defaultLanguage, isLanguage } from '@/i18n/languages'
import { missingText, reportOnce } from '@/i18n/missing-text'
import en from '@/messages/en/saving.json'
import es from '@/messages/es/saving.json'

const messages = { en: { saving: en }, es: { saving: es } }

/** The texts of saving in the language of the admin, and times in the zone of the browser. */
export function SavingTexts({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  return (
    <NextIntlClientProvider
      locale={language}
      messages={messages[language]}
      timeZone={typeof window === 'undefined' ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone}
      onError={reportOnce}
      getMessageFallback={missingText}
    >
      {children}
    </NextIntlClientProvider>
  )
}
