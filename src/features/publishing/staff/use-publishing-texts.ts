'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'

import type { Language } from '@/i18n/languages'
import { textsOf, type Text } from './texts'

/** Returns the texts of publishing in the user's language, and the name of the language that is open for editing. */
export function usePublishingTexts(): { text: Text; language: string; code: Language } {
  const { t } = useTranslation()
  // Payload's locales are our languages.
  const code = useLocale().code as Language
  const text = textsOf(t)
  return { text, language: text(`languages:${code}`), code }
}
