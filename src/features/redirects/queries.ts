import { cache } from 'react'

import { env } from '@/env'
import { category, categories, post, slugOfPost } from '@/features/blog/queries/posts'
import { localizedPath, type Language } from '@/i18n/languages'
import { isTarget } from '@/lib/paths'
import { asSystemAlone } from '@/lib/server/db'
import { payload } from '@/lib/server/payload'
import type { Redirect } from '@/payload-types'

import { contentAt, endOfChain, folderOf, isOwnPath, placeOf, spellings, type Movable } from './rules'

/** Where a page of this site moved to: an address, or a path with its language; undefined when it did not. */
export const redirectOf = cache(async (path: string, language: Language): Promise<string | undefined> => {
  return endOfChain(localizedPath(path, language), env.SITE_URL, next)
})

/**
 * One step, and none from where a page stands: a real page wins. Only staff may list redirects; what a visitor learns
 * is where the one that was asked for leads. One that an admin made comes before one that made itself.
 */
async function next(full: string): Promise<string | undefined> {
  const { language, path } = placeOf(full)
  if (isOwnPath(full) || (await hasContent(path, language))) return undefined
  const { docs } = await asSystemAlone(await payload()).find({
    collection: 'redirects',
    where: { from: { in: spellings(path, language) } },
    select: { to: true },
    sort: 'automatic',
    depth: 0,
    limit: 1,
  })
  return docs[0] && targetOf(docs[0] as Redirect, language)
}

/** Whether a post or a category stands there now. */
async function hasContent(path: string, language: Language): Promise<boolean> {
  const content = contentAt(path)
  if (!content) return false
  const { kind, slug } = content
  return Boolean(await (kind === 'posts' ? post(slug, language) : category(slug, language)))
}

/** As a header can hold it. */
function written(target: string): string {
  const { href, origin } = new URL(target, env.SITE_URL)
  return target.startsWith('/') ? href.slice(origin.length) : href
}

/** A document leads to its address in the language of the path; nowhere when it is not public there. */
async function targetOf({ to }: Redirect, language: Language): Promise<string | undefined> {
  if (to?.type !== 'reference') return to?.url && isTarget(to.url) ? written(to.url) : undefined
  if (!to.reference) return undefined
  const { relationTo, value } = to.reference
  const slug = await slugOf[relationTo](typeof value === 'object' ? value.id : value, language)
  return slug && localizedPath(`${folderOf[relationTo]}/${slug}`, language)
}

const slugOf: Record<Movable, (id: string, language: Language) => Promise<string | undefined>> = {
  posts: slugOfPost,
  categories: async (id, language) => (await categories(language)).find((found) => found.id === id)?.slug,
}
