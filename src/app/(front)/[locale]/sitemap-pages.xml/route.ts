import { listPublicPagePaths } from '@/features/seo/queries/public-page'
import { sitemapOf } from '@/features/seo/xml/sitemap'

import { localizedFile } from '../localized-file'

/** Generated at the first visit and cached like a page. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** The pages of a language, for search engines. */
export const GET = localizedFile(async (language) => ({
  type: 'application/xml; charset=utf-8',
  body: new Uint8Array(await sitemapOf(await listPublicPagePaths(language), language)),
}))
