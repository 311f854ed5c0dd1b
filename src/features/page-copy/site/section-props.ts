import type { Language } from '@/i18n/languages'

/** The copy of a section of a page, the language of the copy, and the language of the page. */
export type SectionProps<Page, Name extends keyof Page> = {
  copy: Page[Name]
  lang: Language
  language: Language
}
