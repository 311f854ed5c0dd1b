import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i

/**
 * The path and query of an address that was written out in full (`GET http://name/path`), any other as it is. Whoever
 * it names, it is us who are asked.
 */
export function originForm(url: string): string {
  // What names nobody at all is no address: it is refused (refuse-early.ts).
  if (!origin.test(url) || !URL.canParse(url)) return url
  const path = url.replace(origin, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** Next would redirect to the name in the line of the request, which anybody writes. */
export function readOriginForm(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (request.url) request.url = originForm(request.url)
  })
}
