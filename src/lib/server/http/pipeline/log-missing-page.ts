import { log } from '@/lib/server/log'
import type { ResponseStep } from './step'

const MAX_PATH_LENGTH = 200

/**
 * Logs the path of every page that was not found, whichever route rendered it. Without the query, which may hold personal
 * data, and truncated, so that requests for long made-up addresses do not fill the log.
 */
export const logMissingPage: ResponseStep = (response, status) => {
  const type = String(response.getHeader('content-type') ?? '')
  if (status === 404 && /^text\/(html|x-component)\b/.test(type)) {
    const [path = ''] = (response.req.url ?? '').split('?')
    log.warn({ path: path.slice(0, MAX_PATH_LENGTH) }, 'page not found')
  }
  return status
}
