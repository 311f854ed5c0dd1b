import { Feed } from 'feed'

import type { FullPost } from '@/features/blog/queries/post-cards'
import { localizedPath, type Language } from '@/i18n/languages'

import { absoluteUrl } from '../queries/organization'
import { feedText, xmlText } from '../rules'
import { feedHtml } from './feed-html'

type About = { title: string; description: string; brand: string }

/** The newest posts of a language as RSS 2.0. */
export function feedOf(posts: FullPost[], { title, description, brand }: About, language: Language): string {
  const list = absoluteUrl(localizedPath('/resources', language))
  const newest = posts[0] && new Date(posts[0].publishedAt)
  const feed = new Feed({
    id: list,
    link: list,
    title: xmlText(title),
    description: xmlText(description),
    language,
    copyright: xmlText(brand),
    generator: xmlText(brand),
    image: absoluteUrl('/icon-192.png'),
    ...(newest && { updated: newest }),
    feedLinks: { rss: absoluteUrl(localizedPath('/feed.xml', language)) },
  })
  for (const post of posts) {
    const link = absoluteUrl(localizedPath(`/blog/${post.slug}`, language))
    feed.addItem({
      // Not its URL: a post whose slug changes must not appear as a new one.
      id: `urn:uuid:${post.id}`,
      link,
      title: feedText(post.title),
      description: feedText(post.excerpt ?? ''),
      content: feedHtml(post.content, language),
      date: new Date(post.publishedAt),
      category: post.category ? [{ name: xmlText(post.category.name.text) }] : [],
    })
  }
  return feed.rss2()
}
