'use client'

import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'

import { useShell } from '@/components/staff/shell'
import { missingText, reportOnce } from '@/i18n/missing-text'
import en from '@/messages/en/saving.json'
import es from '@/messages/es/saving.json'

const messages = { en: { saving: en }, es: { saving: es } }

/** The texts of saving in the language of the admin, and times in the zone of the browser. */
export function SavingTexts({ children }: { children: ReactNode }) {
  const { language } = useShell()
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
