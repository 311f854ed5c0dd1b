import { ServerResponse } from 'node:http'

import { env } from '@/env'
import { withQuery } from '@/lib/redirect-query'

import { queryAsked } from './without-query'

const reading = new Set(['GET', 'HEAD'])

/**
 * Next answers a permanent redirect with 308, which differs from 301 in what becomes of a POST. Whoever reads is told
 * 301: every client and every search engine knows it. And an address may come back to where it was: a browser that
 * remembered both ways for good would go round between them, so it asks each time.
 */
export function sayMovedPermanently(): void {
  const { writeHead } = ServerResponse.prototype
  ServerResponse.prototype.writeHead = function (this: ServerResponse, status: number, ...rest: never[]) {
    const isMoved = status === 308 && reading.has(this.req.method ?? '')
    if (isMoved && !this.headersSent) {
      this.setHeader('cache-control', 'public, max-age=0, must-revalidate')
      keepQuery(this)
    }
    return writeHead.call(this, isMoved ? 301 : status, ...rest)
  } as typeof writeHead
}

/** The page cache holds one redirect for all; the campaign that a visitor comes from is theirs, and goes along. */
function keepQuery(response: ServerResponse): void {
  const target = response.getHeader('location')
  if (typeof target !== 'string') return
  response.setHeader('location', withQuery(target, queryAsked(response.req), env.SITE_URL))
}
