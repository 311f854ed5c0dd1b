import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { env } from '@/env'
import { readHostCookies } from '@/lib/host-cookies'
import type { RequestStep } from './step'
import { clientAddress } from '../client-address'

/** The form that nginx and most other proxies generate; nothing in it can break a line of the log. */
const PLAIN_ID = /^[\w-]{8,64}$/

/** The id of a request, under which nginx and the site log it. */
export const requestIdOf = ({ headers }: IncomingMessage): string => String(headers['x-request-id'])

/** Keeps the id that a trusted proxy gave the request; otherwise gives it a new one. */
export const setRequestId: RequestStep = ({ headers }) => {
  const given = env.TRUSTED_PROXIES > 0 ? headers['x-request-id'] : undefined
  headers['x-request-id'] = typeof given === 'string' && PLAIN_ID.test(given) ? given : randomUUID()
}

const reads = new Set(['GET', 'HEAD'])

/** Whether a header names this site as where the request comes from. */
const isOwn = (address: string) => URL.parse(address)?.origin === new URL(env.SITE_URL).origin

/**
 * Marks a read as one of this site when its browser sends no Fetch Metadata (Safari before 16.4), unless `Origin` or
 * `Referer` names another one: Payload ignores the session of a request that says nothing. A read changes nothing, and the
 * cookie is SameSite=Lax, so other sites cannot make such a browser send it except by opening a page. Writes are not
 * marked: every browser names the origin of those.
 */
export const assumeOwnSite: RequestStep = ({ method = '', headers }) => {
  if (!reads.has(method) || Object.keys(headers).some((name) => name.startsWith('sec-fetch-'))) return
  const sources = [headers.origin, headers.referer].filter((source) => source !== undefined)
  if (sources.every(isOwn)) headers['sec-fetch-site'] = 'same-origin'
}

const internalHeaders = [
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-next',
  'x-middleware-prefetch',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-output',
  'x-matched-path',
  'x-original-url',
  'x-rewrite-url',
  'x-forwarded-host',
  'x-forwarded-port',
  // Set by src/proxy.ts for the pages in preview.
  'x-puente-page',
  // Next reads the nonce of its scripts from these; only src/proxy.ts may set them.
  'content-security-policy',
  'content-security-policy-report-only',
]

/** Drops headers that Next and Payload use internally. No client has a reason to send them. */
export const dropInternalHeaders: RequestStep = ({ headers }) => {
  for (const name of internalHeaders) delete headers[name]
}

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
  // Next would prerender a page for this router's other kinds, which this site has none of, and log what it cannot.
  if (headers['next-router-prefetch'] !== '1') delete headers['next-router-prefetch']
  if (method === 'POST' || headers.rsc === '1') return
  for (const name of routerHeaders) delete headers[name]
}

/** Replaces `x-forwarded-for` by the one client address that can be trusted (`TRUSTED_PROXIES`). */
export const setClientAddress: RequestStep = ({ headers, socket }) => {
  const forwarded = headers['x-forwarded-for']
  headers['x-forwarded-for'] = clientAddress(
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    socket.remoteAddress,
    env.TRUSTED_PROXIES,
  )
}

/** Over plain http browsers refuse the prefix. */
const isHttps = env.SITE_URL.startsWith('https:')

/** Renames the cookies of this host to what the site and Payload read, and drops those that another host has set. */
export const acceptHostCookies: RequestStep = ({ headers }) => {
  if (isHttps && headers.cookie !== undefined) headers.cookie = readHostCookies(headers.cookie)
}
