'use client'

import { useTranslations } from 'next-intl'

import { languages, type Language } from '@/i18n/languages'
import { LanguageCode } from './language-badge'
import { Segment, Segments } from './segments'

/** EN or ES in a frame; screen readers hear the name. */
export function LanguageBadge({ language }: { language: Language }) {
  const name = useTranslations('dashboard')(`languages.${language}`)
  return <LanguageCode language={language} name={name} />
}

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

/** The languages that a content has, and in words those that it lacks. `missing` returns the words for 'ES'. */
export const ContentLanguages = ({
  present,
  missing,
}: {
  present: readonly Language[]
  missing: (language: string) => string
}) => (
  <span className="inline-flex flex-wrap items-center gap-1">
    {languages.map((language) =>
      present.includes(language) ? (
        <LanguageBadge key={language} language={language} />
      ) : (
        <b key={language} className="text-note leading-4.5 font-semibold text-yellow-text">
          {missing(language.toUpperCase())}
        </b>
      ),
    )}
  </span>
)

type SwitchProps = {
  label: string
  current: Language
  /** Languages without a content. */
  isMissing: (language: Language) => boolean
  missing: (language: string) => string
  onChange: (language: Language) => void
}

/** Chooses the language whose texts a dialog shows, and marks one that has none. */
export function ContentLanguageSwitch({ label, current, isMissing, missing, onChange }: SwitchProps) {
  const names = useTranslations('dashboard.languages')
  return (
    <Segments label={label} className="justify-self-start">
      {languages.map((language) => (
        <Segment key={language} isChosen={language === current} onClick={() => onChange(language)}>
          {isMissing(language) ? missing(names(language)) : names(language)}
        </Segment>
      ))}
    </Segments>
  )
}

/** Returns the language to show of a form with fields such as `content_es`: the present one, unless only the other has errors. */
export function languageOfError(
  codes: Readonly<Record<string, string>>,
  names: readonly string[],
  present: Language,
): Language {
  const hasError = (language: Language) => names.some((name) => codes[`${name}_${language}`])
  return hasError(present) ? present : (languages.find(hasError) ?? present)
}
