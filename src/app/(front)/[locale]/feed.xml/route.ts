import { findFullPosts } from '@/features/blog/queries/post-cards'
import { findListHead } from '@/features/seo/queries/blog-pages'
import { feedOf } from '@/features/seo/xml/feed'

import { localizedFile } from '../localized-file'

/** Generated at the first visit and cached like a page. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

/** The posts of a feed. */
const feedSize = 30

/** The newest posts of a language as RSS. */
export const GET = localizedFile(async (language) => {
  const [posts, { title, description, brand }] = await Promise.all([
    findFullPosts(language, feedSize),
    findListHead(language),
  ])
  const about = { title: `${title} - ${brand}`, description, brand }
  return { type: 'application/rss+xml; charset=utf-8', body: feedOf(posts, about, language) }
})
