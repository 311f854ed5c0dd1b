import { env } from '@/env'

/** It names the configured address, which a build does not know. */
export const dynamic = 'force-dynamic'

/**
 * What search engines need not visit: rooms behind a door, and searches. Everything else is theirs to read; what is not
 * for their lists says so itself.
 */
const closed = ['/admin', '/api/', '/auth', '/dashboard', '/proposal']
const open = ['/api/*/file/']

/** Who may read what. */
export function GET(): Response {
  const both = closed.flatMap((path) =>
    path === '/admin' || path === '/api/' ? [path] : [path, `/es${path}`],
  )
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...both.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env.SITE_URL}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
