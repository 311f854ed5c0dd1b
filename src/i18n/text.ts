import { otherLanguage, type Language } from './languages'

/** A text and the language it is in: the other one when this one has no translation (product.md). */
export type Text = { text: string; lang: Language }

/** Picks a text in `language`, else its counterpart in the other one; undefined when neither says anything. */
export const textIn =
  (language: Language) =>
  (own: unknown, spare: unknown): Text | undefined => {
    if (typeof own === 'string' && own) return { text: own, lang: language }
    return typeof spare === 'string' && spare ? { text: spare, lang: otherLanguage(language) } : undefined
  }

/** The `lang` that a text in `lang` needs inside an element in `around`: none when they are the same. */
export const langWithin =
  (around: Language) =>
  (lang: Language | undefined): Language | undefined =>
    lang === around ? undefined : lang
