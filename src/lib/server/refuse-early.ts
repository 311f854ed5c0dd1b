import { Server, type IncomingMessage, type ServerResponse } from 'node:http'

import { env } from '@/env'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
export type Refusal = { status: 204 | 400 | 404 | 405; allow?: string }

/** What changes something, or has verbs of its own; everything else is only read. */
const verbs = /^\/(api|admin)(\/|$)/
const reading = new Set(['GET', 'HEAD'])
const allow = 'GET, HEAD, OPTIONS'

/** Addresses of Next's own files, by which it would answer with a part of any page, and without the router's headers. */
const parts = /\.rsc$|\.segments\//

/** As browsers and fetch write it. Next answers any other with 500, before it looks for a server function. */
const form = /^multipart\/form-data *; *boundary=(?:"[^"\\]+"|[\w'()+,./:=?-]+)$/i
const isTornForm = (type = '') => /^multipart\/form-data/i.test(type) && !form.test(type)

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** How a request is answered that no page and no verb is for; undefined for all others. */
export function refusalOf({ method = 'GET', url = '', headers }: Asked): Refusal | undefined {
  const [path = ''] = url.split('?')
  // `OPTIONS *`, or what is no address at all.
  if (!path.startsWith('/')) return { status: 400 }
  if (parts.test(decoded(path))) return { status: 404 }
  if (verbs.test(path))
    return path.startsWith('/admin') && isTornForm(headers['content-type']) ? { status: 400 } : undefined
  if (method === 'OPTIONS') return { status: 204, allow }
  return reading.has(method) ? undefined : { status: 405, allow }
}

/**
 * Answers those before Next is asked: it renders a page anew for whatever is no GET, and stumbles over the others. No
 * page has a server function; who brings one must let its address through here and in deploy/puente-kept.conf.
 * A development server has verbs of its own.
 */
export function refuseEarly(): void {
  if (env.NODE_ENV === 'development') return
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, ...event: [name: string, ...told: unknown[]]) {
    const [name, request, response] = event as [string, IncomingMessage, ServerResponse]
    const refusal = name === 'request' ? refusalOf(request) : undefined
    if (!refusal) return Reflect.apply(emit, this, event)
    response.setHeader('cache-control', 'no-store')
    if (refusal.allow) response.setHeader('allow', refusal.allow)
    response.writeHead(refusal.status).end()
    return true
  } as typeof emit
}
