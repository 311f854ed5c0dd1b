import { env } from '@/env'
import { pages } from '@/features/routes/registry'
import { serviceSlugs } from '@/features/services/rules'

import { legalCopy, pageCopy } from '../../scripts/seed/words/page-copy'

/** Paths of pages that have their own tests. */
const pathsWithOwnTests = ['/', '/contact', '/resources']

const demoCopy = { ...pageCopy, ...legalCopy }
const copyPaths = pages.flatMap(({ path, copy }) => (copy && copy in demoCopy ? [path] : []))

const servicePaths = serviceSlugs.map((slug) => `/services/${slug}`)

/** Pages with the layout of another one: the services of the first, legal ones of one. */
const alike = [...servicePaths.slice(1), '/terms-of-service']

/** `npm test` opens one page of each layout in a browser, `npm run test:faults -- widths` all. */
export const layoutTag = (path: string) => (alike.includes(path) ? ['@long'] : [])

/** Every public page of the demo except posts and categories, without the language prefix. */
export const publicPaths: string[] = [...copyPaths, '/contact', ...servicePaths, '/resources/page/2']

/** The paths of the pages that share one set of tests. */
export const pagePaths = publicPaths.filter(
  (path) => !pathsWithOwnTests.includes(path) && !path.includes('/page/'),
)

/** `npm test` looks at some posts and categories, which have one template each, `npm run test:faults -- pages` at all. */
const MOST_OF_A_KIND = env.E2E_LONG ? Infinity : 2

/** The paths without most of those of a language that share a folder and a template. */
export function sampleOf(paths: string[]): string[] {
  const counts = new Map<string, number>()
  return paths.filter((path) => {
    const [kind] = /^\/(es\/)?(blog|category)\//.exec(path) ?? []
    if (!kind) return true
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return (counts.get(kind) ?? 0) <= MOST_OF_A_KIND
  })
}
