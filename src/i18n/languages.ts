/** The languages of the product; the first is the default and has no prefix in addresses. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The other language: where content without a translation is looked for. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en')

/** The path in that language: Spanish stands under /es, English has no prefix. */
export const localizedPath = (path: string, language: Language): string =>
  language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`
