import { cache } from 'react'

import { env } from '@/env'
import { findCategory, listCategories } from '@/features/blog/queries/categories'
import { findPost, findPostSlug } from '@/features/blog/queries/post'
import { findCaseStudy, listCaseStudies } from '@/features/case-studies/queries'
import { findIndustry, listIndustries } from '@/features/industries/queries'
import { documentAt, documentPath, isFixedPage } from '@/features/routes/rules'
import { localizedPath, type Language } from '@/i18n/languages'
import { serviceSlugs } from '@/features/services/rules'
import { isLinkTarget, normalizePath } from '@/lib/paths'
import { asSystemForVisitors } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import type { Redirect } from '@/payload-types'

import { resolveChain, isReservedPath, splitLanguage, possibleSpellings, type Movable } from './rules'

/** Returns the target of the redirect at a path: a URL, or a path with its language. Undefined when there is none. */
export const findRedirect = cache(async (path: string, language: Language): Promise<string | undefined> => {
  const full = localizedPath(path, language)
  return (await resolveChain(full, env.SITE_URL, nextTarget)) ?? findLowerCase(full)
})

/** Returns the path in lower case, if it has a page and the path as it was typed has none: paths have no capitals. */
async function findLowerCase(typed: string): Promise<string | undefined> {
  const lower = normalizePath(typed).toLowerCase()
  if (lower === normalizePath(typed)) return undefined
  const { language, path } = splitLanguage(lower)
  const { collection, slug = '' } = documentAt(path) ?? {}
  const isService = collection === 'services' && serviceSlugs.some((one) => one === slug)
  return isFixedPage(path) || isService || (await hasContent(path, language)) ? lower : undefined
}

/**
 * Returns the target of the redirect at a path; undefined when there is none or a page exists there. Visitors may not list
 * redirects, so the system reads the one that matches. Manual redirects take precedence over automatic ones.
 */
async function nextTarget(full: string): Promise<string | undefined> {
  const { language, path } = splitLanguage(full)
  if (isReservedPath(full) || (await hasContent(path, language))) return undefined
  const { docs } = await asSystemForVisitors(await payload()).find({
    collection: 'redirects',
    where: { from: { in: possibleSpellings(path, language) } },
    select: { to: true },
    sort: 'automatic',
    depth: 0,
    limit: 1,
  })
  return docs[0] && findTarget(docs[0] as Redirect, language)
}

/** Whether a document has its page there now. */
async function hasContent(path: string, language: Language): Promise<boolean> {
  const { collection, slug = '' } = documentAt(path) ?? {}
  if (!collection || collection === 'services') return false
  return Boolean(await findDocument[collection](slug, language))
}

const findDocument: Record<Movable, (slug: string, language: Language) => Promise<object | undefined>> = {
  posts: findPost,
  categories: findCategory,
  'case-studies': findCaseStudy,
  industries: findIndustry,
}

/** Returns a target percent-encoded, as a Location header needs it. */
function encodeTarget(target: string): string {
  const { href, origin } = new URL(target, env.SITE_URL)
  return target.startsWith('/') ? href.slice(origin.length) : href
}

/** Returns the path of a document in the language of the old path; undefined when it is not public in that language. */
async function findTarget({ to }: Redirect, language: Language): Promise<string | undefined> {
  if (to?.type !== 'reference') return to?.url && isLinkTarget(to.url) ? encodeTarget(to.url) : undefined
  if (!to.reference) return undefined
  const { relationTo, value } = to.reference
  const slug = await findSlug[relationTo](typeof value === 'object' ? value.id : value, language)
  return slug && localizedPath(documentPath(relationTo, slug), language)
}

const findSlug: Record<Movable, (id: string, language: Language) => Promise<string | undefined>> = {
  posts: findPostSlug,
  categories: async (id, language) => (await listCategories(language)).find((found) => found.id === id)?.slug,
  'case-studies': async (id, language) =>
    (await listCaseStudies(language)).find((found) => found.id === id)?.slug,
  industries: async (id, language) => (await listIndustries(language)).find((found) => found.id === id)?.slug,
}
