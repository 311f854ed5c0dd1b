'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'

import { textsOf, type Text } from './texts'

/** Returns the texts of publishing in the user's language, and the name of the language that is open for editing. */
export function usePublishingTexts(): { text: Text; language: string; code: string } {
  const { t } = useTranslation()
  const { code } = useLocale()
  const text = textsOf(t)
  return { text, language: text(`languages:${code}`), code }
}
