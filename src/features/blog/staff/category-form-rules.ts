import { languages, type Language } from '@/i18n/languages'

type Texts = { name: string; slug: string; description: string }

/** The name of a text in the form, such as `name_es`. */
export type CategoryField = `${keyof Texts}_${Language}`

/** The texts of a form in one language. */
export const categoryTexts = (values: Record<CategoryField, string>, language: Language): Texts => ({
  name: values[`name_${language}`],
  slug: values[`slug_${language}`],
  description: values[`description_${language}`],
})

/**
 * Returns the languages that lack a name: those with another text or that had a name before, or the given one when the
 * whole form is empty.
 */
export function namelessLanguages(
  texts: Record<Language, Texts>,
  named: readonly Language[],
  fallback: Language,
): Language[] {
  const isUsed = (language: Language) =>
    named.includes(language) || Object.values(texts[language]).some((value) => value.trim() !== '')
  const used = languages.filter(isUsed)
  return (used.length > 0 ? used : [fallback]).filter((language) => !texts[language].name.trim())
}
