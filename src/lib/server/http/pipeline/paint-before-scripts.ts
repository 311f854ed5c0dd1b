import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { isDeskPath } from '@/lib/admin-views'
import { withDeferredScripts } from '@/lib/deferred-scripts.mjs'
import type { RequestStep } from './step'

/**
 * Lets the screens of staff be painted before their scripts run, as the page cache does for public pages. A browser that has
 * the scripts in memory runs all of them before it reads the rest of the page, and paints 60 ms later. Holds a page back
 * until its end: Next sends those of the desk at once. Not in development, like the page cache.
 */
export const paintBeforeScripts: RequestStep = (request, response) => {
  const isDeferred = env.NODE_ENV !== 'development' && isNavigation(request)
  if (isDeferred && isDeskPath(request.url ?? '')) changeHtml(response, defer)
  return undefined
}

const defer = (html: string): string => withDeferredScripts(html, { isFetchedEarly: true })

/** Next's router reads data, which has no scripts. */
const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.rsc === undefined

/** Keeps each byte of UTF-8 as it is, in half the time: what is changed is ASCII. */
const ENCODING = 'latin1'

type Body = {
  write: (this: ServerResponse, ...args: unknown[]) => boolean
  end: (this: ServerResponse, ...args: unknown[]) => ServerResponse
}

/** Changes the body of a response if it is HTML, which Next writes in chunks without callbacks. */
function changeHtml(response: ServerResponse, change: (html: string) => string): void {
  const { write, end } = response as Body
  const chunks: Uint8Array[] = []
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(chunk)
  }
  const changed: Body = {
    write(...args) {
      if (!isHtml(this)) return Reflect.apply(write, this, args)
      keep(args[0])
      return true
    },
    end(...args) {
      if (!isHtml(this)) return Reflect.apply(end, this, args)
      keep(args[0])
      if (chunks.length === 0) return Reflect.apply(end, this, [])
      return Reflect.apply(end, this, [change(Buffer.concat(chunks).toString(ENCODING)), ENCODING])
    },
  }
  Object.assign(response, changed)
}

const isHtml = (response: ServerResponse): boolean =>
  /^text\/html\b/.test(String(response.getHeader('content-type')))
