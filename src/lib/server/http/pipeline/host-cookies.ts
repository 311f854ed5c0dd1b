import { env } from '@/env'
import { readHostCookies, writeHostCookie } from '@/lib/host-cookies'
import type { RequestStep, ResponseStep } from './step'

/** Over plain http browsers refuse the prefix. */
const isHttps = env.SITE_URL.startsWith('https:')

/** Renames the cookies of this host to what the site and Payload read, and drops those that another host has set. */
export const acceptHostCookies: RequestStep = ({ headers }) => {
  if (isHttps && headers.cookie !== undefined) headers.cookie = readHostCookies(headers.cookie)
}

/** Sends these cookies under names that only this host can set. */
export const prefixHostCookies: ResponseStep = (response, status) => {
  const cookies = response.getHeader('set-cookie')
  if (isHttps && cookies !== undefined)
    response.setHeader(
      'set-cookie',
      [cookies].flat().map((cookie) => writeHostCookie(String(cookie))),
    )
  return status
}
