import type { ServerResponse } from 'node:http'

import { env } from '@/env'
import { withQuery } from '@/lib/redirect-query'
import { originalQueryOf } from './strip-query-of-cached-page'
import type { ResponseStep } from './step'

const readMethods = new Set(['GET', 'HEAD'])

/**
 * Sends 301 instead of Next's 308, which differs only for POST: older clients and some search engines know only 301. The
 * browser must revalidate it, because an address may move back, and a browser that had cached both directions would loop.
 */
export const rewrite308As301: ResponseStep = (response, status) => {
  if (status !== 308 || !readMethods.has(response.req.method ?? '')) return status
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
  addOriginalQuery(response)
  return 301
}

/** The page cache has one redirect for everyone; each visitor's own query, such as a campaign, is added here. */
function addOriginalQuery(response: ServerResponse): void {
  const target = response.getHeader('location')
  if (typeof target !== 'string') return
  response.setHeader('location', withQuery(target, originalQueryOf(response.req), env.SITE_URL))
}
