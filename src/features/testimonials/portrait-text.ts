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
