import { addressesIn } from '@/features/seo/queries/addresses'
import { sitemapOf } from '@/features/seo/xml/sitemap'

import { frontFile } from '../front-file'

/** Made at the first visit and kept like a page. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** The pages of a language, for search engines. */
export const GET = frontFile(async (language) => ({
  type: 'application/xml; charset=utf-8',
  body: new Uint8Array(await sitemapOf(await addressesIn(language), language)),
}))
