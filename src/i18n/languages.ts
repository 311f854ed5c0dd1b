/** Supported languages. The default one has no prefix in URLs. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

/** Whether this is the code of a supported language. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The language that untranslated content falls back to. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en')

/** Adds the language prefix to a path: /es for Spanish, none for English. */
export const localizedPath = (path: string, language: Language): string =>
  language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`

/** A text and its language, which is the other one when there is no translation. */
export type TranslatedText = { text: string; lang: Language }

/** Returns the text in `language`, else its translation in the other language; undefined when both are empty. */
export const translatedText =
  (language: Language) =>
  (own: unknown, fallback: unknown): TranslatedText | undefined => {
    if (typeof own === 'string' && own) return { text: own, lang: language }
    return typeof fallback === 'string' && fallback
      ? { text: fallback, lang: otherLanguage(language) }
      : undefined
  }

/** The `lang` attribute of a text inside an element in language `around`; undefined when they are the same. */
export const langWithin =
  (around: Language) =>
  (lang: Language | undefined): Language | undefined =>
    lang === around ? undefined : lang
