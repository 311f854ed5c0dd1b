import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { env } from '@/env'
import type { RequestStep, ResponseStep } from './step'

/** The form that nginx and most other proxies generate; nothing in it can break a line of the log. */
const PLAIN_ID = /^[\w-]{8,64}$/

/** The id of a request, under which nginx and the site log it. */
export const requestIdOf = ({ headers }: IncomingMessage): string => String(headers['x-request-id'])

/** Keeps the id that a trusted proxy gave the request; otherwise gives it a new one. */
export const setRequestId: RequestStep = ({ headers }) => {
  const given = env.TRUSTED_PROXIES > 0 ? headers['x-request-id'] : undefined
  headers['x-request-id'] = typeof given === 'string' && PLAIN_ID.test(given) ? given : randomUUID()
}

/**
 * Sends the id: a page from the cache may have that of the request that rendered it. A request that Node refuses itself,
 * such as one with an unknown `Expect`, has none.
 */
export const sendRequestId: ResponseStep = (response, status) => {
  const id = response.req.headers['x-request-id']
  if (id !== undefined) response.setHeader('x-request-id', id)
  return status
}
