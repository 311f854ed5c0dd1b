import { languages, type Language } from '@/i18n/languages'

type FormTexts = { name: string; slug: string; description: string }

/**
 * Returns the languages that lack a name: those with another text or that had a name before, or the given one when the
 * whole form is empty.
 */
export function namelessLanguages(
  texts: Record<Language, FormTexts>,
  named: readonly Language[],
  fallback: Language,
): Language[] {
  const isUsed = (language: Language) =>
    named.includes(language) || Object.values(texts[language]).some((value) => value.trim() !== '')
  const used = languages.filter(isUsed)
  return (used.length > 0 ? used : [fallback]).filter((language) => !texts[language].name.trim())
}

/** Returns the language of the first error, by paths such as `es.name`. */
export const languageOfError = (errors: Record<string, string>): Language | undefined =>
  languages.find((language) => Object.keys(errors).some((path) => path.startsWith(`${language}.`)))
