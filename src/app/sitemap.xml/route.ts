import { sitemapIndexOf } from '@/features/seo/xml/sitemap'
import { languages, localizedPath } from '@/i18n/languages'

/** It names the configured address, which a build does not know. */
export const dynamic = 'force-dynamic'

/** The sitemaps, one a language. */
export async function GET(): Promise<Response> {
  const index = await sitemapIndexOf(
    languages.map((language) => localizedPath('/sitemap-pages.xml', language)),
  )
  return new Response(new Uint8Array(index), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
