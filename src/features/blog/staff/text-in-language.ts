import { otherLanguage, type Language } from '@/i18n/languages'

/** A text and the language that it is in. */
type CardText = { text: string; lang: Language }

/** Returns the text in the language, else in the other one; undefined when neither has it. */
export function textIn(
  language: Language,
  read: (language: Language) => string | null | undefined,
): CardText | undefined {
  for (const lang of [language, otherLanguage(language)]) {
    const text = read(lang)
    if (text) return { text, lang }
  }
}
