import { useTranslations } from 'next-intl'

import { languages } from '@/i18n/languages'

/** The options of a language that has to be chosen: an empty one that asks, and each language by its name. */
export function LanguageOptions({ ask }: { ask: string }) {
  const t = useTranslations('dashboard.languages')
  return (
    <>
      <option value="">{ask}</option>
      {languages.map((name) => (
        <option key={name} value={name}>
          {t(name)}
        </option>
      ))}
    </>
  )
}
