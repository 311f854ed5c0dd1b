import type { Language } from '@/i18n/languages'
import type { HomePage } from '@/payload-types'

/** What a section of the home page is given: its copy, the language of that, and the language of the page. */
export type Section<Name extends keyof HomePage> = {
  copy: HomePage[Name]
  lang: Language
  language: Language
}
