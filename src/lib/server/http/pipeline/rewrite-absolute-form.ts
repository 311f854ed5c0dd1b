import type { RequestStep } from './step'

const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i

/** Returns the path and query of a URL in absolute form (`http://name/path`), and any other URL unchanged. */
export function originForm(url: string): string {
  // A URL that cannot be parsed is rejected later (reject-unroutable.ts).
  if (!origin.test(url) || !URL.canParse(url)) return url
  const path = url.replace(origin, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** Drops the host of `GET http://host/path`: Next would redirect to that host, which anyone can write. */
export const rewriteAbsoluteForm: RequestStep = (request) => {
  if (request.url) request.url = originForm(request.url)
}
