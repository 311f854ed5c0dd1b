import { newestPosts } from '@/features/blog/queries/posts'
import { publicPage } from '@/features/seo/queries/public-page'
import { feedOf } from '@/features/seo/xml/feed'
import { siteSettings } from '@/features/settings/queries'

import { frontFile } from '../front-file'

/** Made at the first visit and kept like a page. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

const newest = 30

/** The newest posts of a language, for readers of feeds. */
export const GET = frontFile(async (language) => {
  const [posts, list, { brand }] = await Promise.all([
    newestPosts(language, newest),
    publicPage('/resources', language),
    siteSettings(language),
  ])
  const about = { title: list?.title ?? brand, description: list?.description ?? brand, brand }
  return { type: 'application/rss+xml; charset=utf-8', body: feedOf(posts, about, language) }
})
