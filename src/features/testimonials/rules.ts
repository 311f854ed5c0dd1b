import { languages, type Language } from '@/i18n/languages'
import en from '@/messages/en/testimonialBoard.json'
import es from '@/messages/es/testimonialBoard.json'

const texts = { en: en.portrait, es: es.portrait }

/** Returns the alternative text of a headshot that nobody described: 'Portrait of Rosa Huamán'. */
export const portraitText = (language: Language, name: string): string =>
  name.trim() ? texts[language].named.replace('{name}', name.trim()) : texts[language].unnamed

/** Whether an alternative text is missing, or was made by `portraitText` for any name. */
export const isPortraitText = (alt: string | null | undefined): boolean =>
  !alt || languages.some((language) => alt === texts[language].unnamed || alt.startsWith(startOf(language)))

const startOf = (language: Language) => texts[language].named.split('{name}')[0] ?? ''

/** Rules of testimonials. Pure: no I/O. */

export const testimonialLimits = {
  name: 120,
  company: 120,
  position: 120,
  content: 1_000,
  resultsHighlight: 200,
  order: 100_000,
  minRating: 1,
  maxRating: 5,
  defaultRating: 5,
} as const

/** Returns the order with one id moved to another place, counted from 0; unchanged if the place does not exist. */
export function movedTo(order: readonly string[], id: string, place: number): string[] {
  const rest = order.filter((other) => other !== id)
  if (rest.length === order.length || place < 0 || place > rest.length) return [...order]
  return rest.toSpliced(place, 0, id)
}
