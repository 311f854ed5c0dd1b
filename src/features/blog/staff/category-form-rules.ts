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

/** Returns the error codes of the names that were there before and are gone: the verb would leave such a language as it is. */
export const goneNames = (
  values: Record<CategoryField, string>,
  before: Readonly<Partial<Record<Language, object | null>>>,
): Partial<Record<CategoryField, string>> =>
  Object.fromEntries(
    languages
      .filter((language) => before[language] && !values[`name_${language}`].trim())
      .map((language) => [`name_${language}`, 'required']),
  )
