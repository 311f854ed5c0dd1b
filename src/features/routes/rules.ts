import { pages, type Menu, type Page, type PageCollection, type PageName } from './registry'

/** The figures that the agency's copy may claim. */
export const claimKeys = ['hoursSaved', 'conversion', 'traffic', 'lifetimeValue', 'emailReturn'] as const
export type ClaimKey = (typeof claimKeys)[number]

/** The pages whose content is still to come. */
export type ComingSoonPageName = 'industries' | 'case-studies' | 'careers'

/** Splits a text into its paragraphs, which are separated by empty lines. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

type Params = Record<string, string>

/** The values of a pattern's [parameters] in a path; undefined when the path does not match. */
function matchPath(pattern: string, path: string): Params | undefined {
  const [names, values] = [pattern.split('/'), path.split('/')]
  if (names.length !== values.length) return undefined
  const params: Params = {}
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? ''
    const parameter = /^\[(\w+)\]$/.exec(name)?.[1]
    if (parameter && value) params[parameter] = value
    else if (name !== value) return undefined
  }
  return params
}

/** Finds the page at a path without its language, with the values of the path's parameters. */
export function findPage(path: string): { page: Page; params: Params } | undefined {
  const exact = pages.find((page) => page.path === path)
  if (exact) return { page: exact, params: {} }
  for (const page of pages) {
    const params = matchPath(page.path, path)
    if (params) return { page, params }
  }
}

/** The pages of a menu, in its order. */
export const menuPages = (menu: Menu) =>
  pages.filter((page): page is Page & { name: PageName } => Boolean(page.name && page.menus?.includes(menu)))

const firstSegment = (path: string) => path.split('/')[1]

/** Returns the page at a path, or else the first page with the same first segment. */
const nearestPage = (path: string): Page | undefined =>
  findPage(path)?.page ?? pages.find((page) => firstSegment(page.path) === firstSegment(path))

/** Returns the path of the header's entry that a path belongs to: its own, else its parent's; undefined without an entry. */
export function sectionOf(path: string): string | undefined {
  const page = nearestPage(path)
  const section = page?.parent ?? page?.path
  return menuPages('header').find((entry) => entry.path === section)?.path
}

/** First segments of paths that are not public pages. */
const applicationSegments = [
  'api',
  'admin',
  'art',
  'share',
  '_next',
  'auth',
  'dashboard',
  'proposal',
  'proposal-creator',
  'preview',
]

/** Whether a path belongs to the admin, the portal or an API. */
export const isApplicationPath = (path: string): boolean =>
  applicationSegments.includes(firstSegment(path) ?? '')

export type Placeholder = NonNullable<Page['placeholder']> | 'other'

/** Returns the placeholder of the public page at a path, with or without a language prefix; undefined for other paths. */
export function placeholderOf(address: string): Placeholder | undefined {
  const path = address.replace(/^\/es(?=\/|$)/, '') || '/'
  if (isApplicationPath(path) || /\.\w+$/.test(path)) return undefined
  return nearestPage(path)?.placeholder ?? 'other'
}

/** Returns the collection and slug that a path names, whether the document exists or not. */
export function documentAt(path: string): { collection: PageCollection; slug: string } | undefined {
  const { page, params = {} } = findPage(path) ?? {}
  const [slug] = Object.values(params)
  return page?.collection && slug ? { collection: page.collection, slug } : undefined
}

/** The path of a document's page, without its language. */
export function documentPath(collection: PageCollection, slug: string): string {
  const page = pages.find((one) => one.collection === collection)
  if (!page) throw new Error(`${collection} have no pages`)
  return page.path.replace(/\[\w+\]/, () => slug)
}

/** Whether a path is a page that exists independently of documents. */
export function isFixedPage(path: string): boolean {
  const page = findPage(path)?.page
  return page !== undefined && !pages.some((one) => one.collection && page.path.startsWith(one.path))
}
