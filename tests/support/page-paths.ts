import { pages } from '@/features/routes/registry'
import { serviceSlugs } from '@/features/services/rules'

import { legalCopy, pageCopy } from '../../scripts/seed/words/page-copy'

/** Paths of pages that have their own tests. */
const pathsWithOwnTests = ['/', '/contact', '/resources']

const demoCopy = { ...pageCopy, ...legalCopy }
const copyPaths = pages.flatMap(({ path, copy }) => (copy && copy in demoCopy ? [path] : []))

const servicePaths = serviceSlugs.map((slug) => `/services/${slug}`)

/** `npm test` opens one service in a browser, `npm run test:faults -- widths` those of the same layout, too. */
export const layoutTag = (path: string) => (servicePaths.indexOf(path) > 0 ? ['@long'] : [])

/** Every public page of the demo except posts and categories, without the language prefix. */
export const publicPaths: string[] = [...copyPaths, '/contact', ...servicePaths, '/resources/page/2']

/** The paths of the pages that share one set of tests. */
export const pagePaths = publicPaths.filter(
  (path) => !pathsWithOwnTests.includes(path) && !path.includes('/page/'),
)
