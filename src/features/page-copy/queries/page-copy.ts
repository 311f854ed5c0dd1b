import { cache } from 'react'

import { findPreviewedGlobal } from '@/features/preview/queries/current-preview'
import type { ClaimKey } from '@/features/routes/rules'
import { otherLanguage, type Language, translatedText, type TranslatedText } from '@/i18n/languages'
import { pictureOf, type Picture } from '@/lib/picture'
import { asVisitor } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import type { Config, Figure, HomePage, ContactPage } from '@/payload-types'

type Globals = Config['globals']
type PageSlug = Exclude<keyof Globals, 'site-settings' | 'contact-page' | 'team'>

/** The copy of a page and its language: the other language when this one is not published. */
export type Copy<Page> = { copy: Page; lang: Language }

type Headings = {
  title?: string | null
  hero?: { titleStart?: string | null; title?: string | null }
  statisticsSource?: string | null
  members?: { title?: string | null }[] | null
}

/** Whether the copy has content: staff can publish all languages at once, including empty ones. */
function hasContent(page: Headings): boolean {
  const { title, hero, statisticsSource, members } = page
  return Boolean(title ?? hero?.titleStart ?? hero?.title ?? statisticsSource ?? members?.[0]?.title)
}

/** Returns what is published in this language, or the draft that the page previews; null without content. */
async function findPublished<Slug extends PageSlug | 'team'>(
  slug: Slug,
  locale: Language,
): Promise<Globals[Slug] | null> {
  const draft: unknown = await findPreviewedGlobal(slug, locale)
  if (draft) return hasContent(draft) ? (draft as Globals[Slug]) : null
  const page: unknown = await asVisitor(await payload(), locale).findGlobal({ slug, depth: 1 })
  const isPublished = (page as { _status?: unknown })._status === 'published'
  return isPublished && hasContent(page as Headings) ? (page as Globals[Slug]) : null
}

/**
 * Returns the published copy of a page in this language, else in the other one; null when neither is published. Throws
 * when the database does not answer.
 */
export const findPageCopy = cache(
  async <Slug extends PageSlug>(slug: Slug, language: Language): Promise<Copy<Globals[Slug]> | null> => {
    const own = await findPublished(slug, language)
    if (own) return { copy: own, lang: language }
    const fallback = await findPublished(slug, otherLanguage(language))
    return fallback && { copy: fallback, lang: otherLanguage(language) }
  },
)

export type FinalCall = HomePage['finalCall'] & { lang: Language }

/** Returns the call to action at the end of most pages, which is part of the home page's copy. */
export async function findFinalCall(language: Language): Promise<FinalCall | null> {
  const home = await findPageCopy('home-page', language)
  return home && { ...home.copy.finalCall, lang: home.lang }
}

export type Member = {
  id: string
  name: string
  title?: TranslatedText
  bio?: TranslatedText
  photo?: Picture
}

/** Returns the team; texts that are missing in this language fall back to the other one. */
export const listTeam = cache(async (language: Language): Promise<Member[]> => {
  const [own, fallback] = await Promise.all([
    findPublished('team', language),
    findPublished('team', otherLanguage(language)),
  ])
  const pick = translatedText(language)
  const fallbackMembers = new Map(fallback?.members?.map((member) => [member.id, member]))
  return ((own ?? fallback)?.members ?? []).map((member) => {
    const ownMember = own ? member : undefined
    const other = fallbackMembers.get(member.id)
    return {
      id: String(member.id),
      name: member.name,
      title: pick(ownMember?.title, other?.title),
      bio: pick(ownMember?.bio, other?.bio),
      photo: pictureOf(member.photo),
    }
  })
})

export type Figures = {
  lang: Language
  statistics: { value: string; label: string }[]
  statisticsSource: string
  claims: { key: ClaimKey; value: string; label: string }[]
  claimsSource: string
}

/** Returns the agency's figures and their sources; null when none are published. */
export async function findFigures(language: Language): Promise<Figures | null> {
  const found = await findPageCopy('figures', language)
  if (!found) return null
  const { statistics, statisticsSource, claims, claimsSource }: Figure = found.copy
  return {
    lang: found.lang,
    statistics: statistics ?? [],
    statisticsSource,
    claims: claims ?? [],
    claimsSource,
  }
}

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
