import { cache } from 'react'

import { otherLanguage, type Language } from '@/i18n/languages'
import { textIn, type Text } from '@/i18n/text'
import { pictureOf, type Picture } from '@/lib/picture'
import { asVisitor } from '@/lib/server/db'
import { payload } from '@/lib/server/payload'
import type { Config, Figure, HomePage } from '@/payload-types'

import type { ClaimKey } from './rules'

type Globals = Config['globals']
type PageSlug = Exclude<keyof Globals, 'site-settings' | 'contact-page' | 'team'>

/** A page's copy and the language it is in: the other one where this one is not published (product.md). */
export type Copy<Page> = { copy: Page; lang: Language }

type Heads = {
  title?: string | null
  hero?: { works?: string | null; title?: string | null }
  statisticsSource?: string | null
  members?: { title?: string | null }[] | null
}

/** Whether it is written at all: staff can publish every language at once, the empty ones too. */
function isWritten(page: Heads): boolean {
  const { title, hero, statisticsSource, members } = page
  return Boolean(title ?? hero?.works ?? hero?.title ?? statisticsSource ?? members?.[0]?.title)
}

async function published<Slug extends keyof Globals>(
  slug: Slug,
  locale: Language,
): Promise<Globals[Slug] | null> {
  const page: unknown = await asVisitor(await payload(), locale).findGlobal({ slug, depth: 1 })
  const isPublished = (page as { _status?: unknown })._status === 'published'
  return isPublished && isWritten(page as Heads) ? (page as Globals[Slug]) : null
}

/**
 * The copy of a page as visitors may read it: published in this language, else in the other one, else null.
 * Throws when the database does not answer.
 */
export const pageCopy = cache(
  async <Slug extends PageSlug>(slug: Slug, language: Language): Promise<Copy<Globals[Slug]> | null> => {
    const own = await published(slug, language)
    if (own) return { copy: own, lang: language }
    const spare = await published(slug, otherLanguage(language))
    return spare && { copy: spare, lang: otherLanguage(language) }
  },
)

export type FinalCall = HomePage['finalCall'] & { lang: Language }

/** The last call of most pages, which stands in the copy of home. */
export async function finalCall(language: Language): Promise<FinalCall | null> {
  const home = await pageCopy('home-page', language)
  return home && { ...home.copy.finalCall, lang: home.lang }
}

export type Member = { id: string; name: string; title?: Text; bio?: Text; photo?: Picture }

/** The people of the agency, what is missing in this language in the other one. */
export const team = cache(async (language: Language): Promise<Member[]> => {
  const [own, spare] = await Promise.all([
    published('team', language),
    published('team', otherLanguage(language)),
  ])
  const pick = textIn(language)
  const spares = new Map(spare?.members?.map((member) => [member.id, member]))
  return ((own ?? spare)?.members ?? []).map((member) => {
    const said = own ? member : undefined
    const other = spares.get(member.id)
    return {
      id: String(member.id),
      name: member.name,
      title: pick(said?.title, other?.title),
      bio: pick(said?.bio, other?.bio),
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

/** The numbers that the agency claims, with the notes on their sources; null when none are published. */
export async function figures(language: Language): Promise<Figures | null> {
  const found = await pageCopy('figures', language)
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
