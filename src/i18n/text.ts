import { otherLanguage, type Language } from './languages'

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
