import { env } from '@/env'
import type { RequestStep } from './step'

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
