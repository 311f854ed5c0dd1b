import type { IncomingMessage, ServerResponse } from 'node:http'

import { cdnSettings } from '@/env'
import { keyHeaderOf } from '@/lib/server/cache/cdn'
import { isFresh } from '@/lib/server/cache/freshness'
import { originalQueryOf } from './cached-page-query'
import type { ResponseStep } from './step'

/** How long a CDN may keep a page, in seconds. If purges fail, nothing is wrong for longer. */
const MAX_AGE = 600

/** The same as in deploy/puente.conf and deploy/varnish.vcl. */
const privateCookie = /puente-token|__prerender_bypass|__next_preview_data/

const isPersonal = ({ headers }: IncomingMessage) =>
  headers.authorization !== undefined || privateCookie.test(headers.cookie ?? '')

/** The parameter that Next's router adds to the addresses of its fragments. */
const routerQuery = /(?:^|&)_rsc(?:=|&|$)/

/**
 * Complete pages and files of the page cache that are known to be current. The fragments of Next's router have the address of
 * their page, and not every CDN tells them apart; nor may a page be kept at the address of a fragment, which anyone can ask for
 * without the router's headers.
 */
const canBeShared = (response: ServerResponse, status: number) =>
  status === 200 &&
  isFresh() &&
  !response.hasHeader('set-cookie') &&
  !String(response.getHeader('content-type')).startsWith('text/x-component') &&
  !routerQuery.test(originalQueryOf(response.req))

/**
 * Lets the CDN keep what comes from the page cache, under the key that a change purges. Next's own header is for its cache: it
 * would keep a page for an hour, and a stale one for a year.
 */
export const shareWithCdn: ResponseStep = (response, status) => {
  if (!cdnSettings || !String(response.getHeader('cache-control')).startsWith('s-maxage=')) return status
  if (isPersonal(response.req)) response.setHeader('cache-control', 'private, no-store')
  else if (canBeShared(response, status)) {
    response.setHeader('cache-control', `public, max-age=0, s-maxage=${MAX_AGE}`)
    response.setHeader(...keyHeaderOf(cdnSettings))
  } else response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
  return status
}
