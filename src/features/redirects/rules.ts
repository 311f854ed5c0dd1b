import { documentPath, isApplicationPath, isFixedPage } from '@/features/routes/rules'
import { localizedPath, type Language } from '@/i18n/languages'
import { decodePath, isSitePath, isUrlOfSite, normalizePath } from '@/lib/paths'

/** How paths of redirects are compared, and where a chain of redirects ends. */

/** Longer chains of redirects count as endless. */
const MAX_HOPS = 10

/** Returns the ways to write a path in a language: encoded or not, with or without a trailing slash and default prefix. */
export function possibleSpellings(path: string, language: Language): string[] {
  const full = normalizePath(localizedPath(path, language))
  const written = [full, decodePath(full)]
  const both = language === 'en' ? [...written, ...written.map((one) => `/en${one}`)] : written
  return [...new Set(both.flatMap((one) => [one, `${one}/`]))].filter(isStorable)
}

/** Redirects are validated like this, and Postgres rejects a NUL in a comparison. */
const isStorable = (path: string) => isSitePath(path) && !/\p{Cc}/u.test(path)

/** Returns the normalized path of a target on this site; undefined when it is on another site. */
export function pathOnSite(target: string, site: string): string | undefined {
  if (target.startsWith('/')) return normalizePath(target)
  return isUrlOfSite(target, site) ? normalizePath(new URL(target).pathname) : undefined
}

/** Whether two paths are the same after normalization. */
export const isSamePath = (one: string, other: string): boolean =>
  comparablePath(one) === comparablePath(other)
const comparablePath = (path: string) => decodePath(normalizePath(path))

/** Whether a path has no query, fragment or wildcard, which redirects do not compare. */
export const isPlainPath = (path: string): boolean => !/[?#*]/.test(path)

/**
 * Returns the target of the last redirect of a chain, so that visitors are redirected once; undefined when the chain is a
 * loop or too long. `next` returns the target of the redirect at a path of this site, if there is one.
 */
export async function resolveChain(
  start: string,
  site: string,
  next: (path: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const seen = new Set<string>()
  let target: string | undefined
  let path: string | undefined = normalizePath(start)
  while (path !== undefined) {
    if (seen.has(comparablePath(path)) || seen.size > MAX_HOPS) return undefined
    seen.add(comparablePath(path))
    const found = await next(path)
    if (found === undefined) break
    target = found
    path = pathOnSite(found, site)
  }
  return target
}

/** Splits a path into its language and the path without the language's prefix. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, rest] = /^\/es(\/.*)?$/.exec(path) ?? [undefined, null]
  return rest === null ? { language: 'en', path } : { language: 'es', path: rest || '/' }
}

const files = /^\/(robots\.txt|feed\.xml|sitemap(-\w+)?\.xml|site\.webmanifest|icon\.svg|favicon\.ico)$/

/**
 * Whether the site itself answers at a path, so that a redirect from there would never be followed. Posts, categories
 * and services come and go: `documentAt` tells whether a path is theirs.
 */
export function isReservedPath(full: string): boolean {
  const { path } = splitLanguage(normalizePath(full))
  return isFixedPage(path) || isApplicationPath(path) || files.test(path)
}

/** A document of these collections leaves a redirect when its slug changes. */
export const movableCollections = ['posts', 'categories', 'case-studies', 'industries'] as const
export type Movable = (typeof movableCollections)[number]

/** A document's slug in a language, whether it is public there now, and whether it ever was. */
export type DocumentPath = { language: Language; slug: string; isPublic: boolean; wasPublic: boolean }

/** Returns the public paths that a document lost in a change (`left`) and those that it gained (`taken`). */
export function pathChanges(
  kind: Movable,
  before: DocumentPath[],
  after: DocumentPath[],
): { left: string[]; taken: string[] } {
  const address = ({ language, slug }: DocumentPath) => localizedPath(documentPath(kind, slug), language)
  const had = new Set(before.filter(({ isPublic }) => isPublic).map(address))
  const has = new Set(after.map(address))
  return {
    left: before.filter((place) => place.wasPublic && !has.has(address(place))).map(address),
    taken: after.filter((place) => place.isPublic && !had.has(address(place))).map(address),
  }
}
