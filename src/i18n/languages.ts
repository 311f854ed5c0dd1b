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
