'use client'

import { useTranslations } from 'next-intl'

import type { Language } from '@/i18n/languages'

/** EN or ES in a frame; screen readers hear the name. */
export function LanguageBadge({ language }: { language: Language }) {
  const name = useTranslations('dashboard')(`languages.${language}`)
  return (
    <abbr className="language-badge" title={name}>
      {language.toUpperCase()}
    </abbr>
  )
}
