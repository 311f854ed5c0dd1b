import { cache } from 'react'

import { findPreviewedGlobal } from '@/features/preview/queries/current-preview'
import { otherLanguage, type Language, translatedText, type TranslatedText } from '@/i18n/languages'
import { asVisitor } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import type { ContactPage } from '@/payload-types'

/** The fields of the contact page's copy, each with its language. */
export type ContactCopy = Partial<Record<keyof ContactPage, TranslatedText>>

/** Returns the published copy of the contact page; each missing field falls back to the other language. */
export const contactCopy = cache(async (language: Language): Promise<ContactCopy> => {
  const other = otherLanguage(language)
  const [own, fallback] = await Promise.all([findContactPage(language), findContactPage(other)])
  const pick = translatedText(language)
  const names = Object.keys({ ...own, ...fallback }) as (keyof ContactPage)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = pick(own[name], fallback[name])
      return text ? [[name, text]] : []
    }),
  )
})

/** Returns the copy published in a language, or the draft that the page previews; empty when there is none. */
async function findContactPage(locale: Language): Promise<Partial<ContactPage>> {
  const draft = await findPreviewedGlobal('contact-page', locale)
  if (draft) return draft
  const page = (await asVisitor(await payload(), locale).findGlobal({
    slug: 'contact-page',
  })) as Partial<ContactPage>
  return page._status === 'published' ? page : {}
}
