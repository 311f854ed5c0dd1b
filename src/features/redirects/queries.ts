import { cache } from 'react'

import { env } from '@/env'
import { slugOfPost } from '@/features/blog/queries'
import { localizedPath, type Language } from '@/i18n/languages'
import { asSystemAlone } from '@/lib/server/db'
import { payload } from '@/lib/server/payload'
import type { Redirect } from '@/payload-types'

import { endOfChain, placeOf, spellings } from './rules'

/** Where a page of this site moved to: an address, or a path with its language; undefined when it did not. */
export const redirectOf = cache(async (path: string, language: Language): Promise<string | undefined> => {
  return endOfChain(localizedPath(path, language), env.SITE_URL, next)
})

/** One step. Only staff may list redirects; what a visitor learns is where the one that was asked for leads. */
async function next(full: string): Promise<string | undefined> {
  const { language, path } = placeOf(full)
  const { docs } = await asSystemAlone(await payload()).find({
    collection: 'redirects',
    where: { from: { in: spellings(path, language) } },
    select: { to: true },
    depth: 0,
    limit: 1,
  })
  return docs[0] && targetOf(docs[0] as Redirect, language)
}

/** As a header can hold it. */
function written(target: string): string {
  const { href, origin } = new URL(target, env.SITE_URL)
  return target.startsWith('/') ? href.slice(origin.length) : href
}

/** A post leads to its address in the language of the path; nowhere when it is not public there. */
async function targetOf({ to }: Redirect, language: Language): Promise<string | undefined> {
  if (to?.type !== 'reference') return to?.url ? written(to.url) : undefined
  const value = to.reference?.value
  const id = typeof value === 'object' ? value.id : value
  const slug = id && (await slugOfPost(id, language))
  return slug ? localizedPath(`/blog/${slug}`, language) : undefined
}
