import type { MetadataRoute } from 'next'

import { env } from '@/env'

/** Rendered per request, because SITE_URL is not known at build. */
export const dynamic = 'force-dynamic'

/** Without a language in their path. */
const privatePaths = ['/admin', '/api/']
/** In every language: pages behind a session. */
const privatePages = ['/auth', '/dashboard', '/proposal']

/** Pages that are public but not for search engines, such as searches, say so themselves (`noindex`). */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/api/*/file/',
      disallow: [...privatePaths, ...privatePages.flatMap((path) => [path, `/es${path}`])],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
