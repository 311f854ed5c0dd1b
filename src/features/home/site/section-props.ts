import type { Language } from '@/i18n/languages'
import type { HomePage } from '@/payload-types'

/** The copy of a section, the language of the copy, and the language of the page. */
export type SectionProps<Name extends keyof HomePage> = {
  copy: HomePage[Name]
  lang: Language
  language: Language
}
