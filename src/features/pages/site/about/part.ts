import type { Language } from '@/i18n/languages'
import type { AboutPage } from '@/payload-types'

/** What a part of the page is given: its copy, the language of that, and the language of the page. */
export type Part<Name extends keyof AboutPage> = {
  copy: AboutPage[Name]
  lang: Language
  language: Language
}
