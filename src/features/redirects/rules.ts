import { localizedPath, type Language } from '@/i18n/languages'
import { isAddressOf, isPath } from '@/lib/paths'

/** Addresses that moved. Pure: what a path is called, and where a chain of redirects ends. */

/** How many redirects may lead from one to the next. */
const longest = 10

/**
 * A path as it is compared: written out, without its query and place, the prefix of the default language, and a slash at
 * the end. Next takes that prefix away in any case, and makes one slash of many.
 */
export function plainPath(path: string): string {
  const single = path.replace(/[?#].*$/, '').replace(/[/\\]+/g, '/')
  const full = URL.canParse(single, anywhere) ? new URL(single, anywhere).pathname : single
  const bare = full.replace(/\/{2,}/g, '/').replace(/^(\/en)+(?=\/|$)/i, '')
  return bare.replace(/\/$/, '') || '/'
}
const anywhere = 'https://site.invalid'

const decoded = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** What staff may have typed to mean the page at `path` of a language: readable or encoded, with a last slash or without. */
export function spellings(path: string, language: Language): string[] {
  const full = plainPath(localizedPath(path, language))
  const written = [full, decoded(full)]
  const both = language === 'en' ? [...written, ...written.map((one) => `/en${one}`)] : written
  return [...new Set(both.flatMap((one) => [one, `${one}/`]))].filter(canBeKept)
}

/** Nothing else was ever accepted, and Postgres would refuse to compare a NUL. */
const canBeKept = (path: string) => isPath(path) && !/\p{Cc}/u.test(path)

/** The path within this site that an address means; undefined when it leads elsewhere. */
export function ownPath(target: string, site: string): string | undefined {
  if (target.startsWith('/')) return plainPath(target)
  return isAddressOf(target, site) ? plainPath(new URL(target).pathname) : undefined
}

/** Whether two paths are one, however each is written. */
export const isSamePlace = (one: string, other: string): boolean => placeName(one) === placeName(other)
const placeName = (path: string) => decoded(plainPath(path))

/** Whether this names one page: no query, no place in it, and no pattern, none of which are compared. */
export const isPlainPath = (path: string): boolean => !/[?#*]/.test(path)

/**
 * Where the last of a chain of redirects leads, so that a visitor makes one step; undefined when it comes back to where
 * it was or does not end. `next` answers where a path of this site leads, when it does.
 */
export async function endOfChain(
  start: string,
  site: string,
  next: (path: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const seen = new Set<string>()
  let target: string | undefined
  let path: string | undefined = plainPath(start)
  while (path !== undefined) {
    if (seen.has(placeName(path)) || seen.size > longest) return undefined
    seen.add(placeName(path))
    const found = await next(path)
    if (found === undefined) break
    target = found
    path = ownPath(found, site)
  }
  return target
}

/** The language of a path of this site, and the path without its prefix. */
export function placeOf(path: string): { language: Language; path: string } {
  const [, rest] = /^\/es(\/.*)?$/.exec(path) ?? [undefined, null]
  return rest === null ? { language: 'en', path } : { language: 'es', path: rest || '/' }
}

/** Pages that are always there, by their English path. */
const pages =
  /^\/(about|industries|case-studies|careers|privacy-policy|terms-of-service|services|resources|blog|contact(\/(thanks|retry))?|resources\/(search|page\/[^/]+))?$/

/** What belongs to the admin, the portal and machines, with all below it. */
const machines = /^\/(api|admin|art|share|_next|auth|dashboard|proposal|proposal-creator)(\/|$)/
const files = /^\/(robots\.txt|feed\.xml|sitemap(-\w+)?\.xml|site\.webmanifest|icon\.svg|favicon\.ico)$/

/**
 * Whether an address is the site's own, whatever content there is: a redirect from there would never be followed.
 * Posts, categories and services come and go; those are asked about one by one.
 */
export function isOwnPath(full: string): boolean {
  const { path } = placeOf(plainPath(full))
  return pages.test(path) || machines.test(path) || files.test(path)
}

/** Where content stands on the site. */
export const folderOf = { posts: '/blog', categories: '/category' } as const
export type Movable = keyof typeof folderOf

/** The kind and slug that a path such as /blog/first names; undefined for any other. */
export function contentAt(path: string): { kind: Movable; slug: string } | undefined {
  const [, folder, slug] = /^\/(blog|category)\/([^/]+)$/.exec(path) ?? []
  return slug ? { kind: folder === 'blog' ? 'posts' : 'categories', slug } : undefined
}

/** The service that a path names, whether there is one or not. */
export const serviceAt = (path: string): string | undefined => /^\/services\/([^/]+)$/.exec(path)?.[1]

/** A document's slug in a language: whether visitors find it there now, and whether they ever did. */
export type Place = { language: Language; slug: string; isPublic: boolean; wasPublic: boolean }

/** What a change did to addresses: those that were public and are the document's no more, and those it now has. */
export function moves(kind: Movable, before: Place[], after: Place[]): { left: string[]; taken: string[] } {
  const address = ({ language, slug }: Place) => localizedPath(`${folderOf[kind]}/${slug}`, language)
  const had = new Set(before.filter(({ isPublic }) => isPublic).map(address))
  const has = new Set(after.map(address))
  return {
    left: before.filter((place) => place.wasPublic && !has.has(address(place))).map(address),
    taken: after.filter((place) => place.isPublic && !had.has(address(place))).map(address),
  }
}
