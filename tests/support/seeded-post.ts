import type { Language } from '@/i18n/languages'
import { rows } from './http'

/** The slug of the public post that was made first, which no other test changes. */
export async function seededPost(language: Language): Promise<string> {
  const [post] = await rows<{ slug: string }>(
    `select words.slug from posts join posts_locales words on words._parent_id = posts.id
     where words._locale = $1::text::_locales and words._status = 'published' and posts.archived_at is null
     order by posts.created_at limit 1`,
    [language],
  )
  if (!post) throw new Error('no post is public')
  return post.slug
}
