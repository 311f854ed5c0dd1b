import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The address with its per cent signs taken as such where its path cannot be decoded; any other as it is. */
export function readablePath(url: string): string {
  const [path = '', ...query] = url.split('?')
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?')
}

/** Next answers a path that it cannot decode with an empty 500 (vercel/next.js#92527); no page has it, so it is a 404. */
export function mendUnreadablePaths(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (request.url) request.url = readablePath(request.url)
  })
}
