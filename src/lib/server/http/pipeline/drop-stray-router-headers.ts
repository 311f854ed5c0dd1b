import { z } from 'zod'

import type { RequestStep } from './step'

/** What Next's router in the browser sends together with `rsc: 1`. */
const routerHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]

type Tree = [segment: unknown, parts: Record<string, Tree>, ...rest: unknown[]]

const segment = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.string().regex(/^(oc|[cd](i(\(\.{1,3}\)|\(\.\.\)\(\.\.\)))?)$/),
    z.array(z.string()).nullable(),
  ]),
])

/** The parts of a page that the router shows, as Next reads them: it responds with 500 to anything else. */
const tree: z.ZodType<Tree> = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), tree),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
)

const isTree = (header: string) => {
  try {
    return tree.safeParse(JSON.parse(decodeURIComponent(header))).success
  } catch {
    return false
  }
}

/**
 * Drops router headers that come without `rsc: 1`: Next would respond with a part of a page under the URL of the page,
 * which shared caches would keep. Server functions are POST requests and send them without `rsc`. A tree that cannot be
 * read is dropped, too.
 */
export const dropStrayRouterHeaders: RequestStep = ({ method, headers }) => {
  const state = headers['next-router-state-tree']
  if (state !== undefined && !isTree(String(state))) delete headers['next-router-state-tree']
  if (method === 'POST' || headers.rsc === '1') return
  for (const name of routerHeaders) delete headers[name]
}
