import type { Language } from '@/i18n/languages'
import { rows } from './http'

/**
 * Returns the slug of the public post that was made first, which no other test changes; with `isTranslated` of the first one that
 * is public in both languages, or in this one alone. Throws when there is none.
 */
export async function seededPost(
  language: Language,
  { isTranslated }: { isTranslated?: boolean } = {},
): Promise<string> {
  const [post] = await rows<{ slug: string }>(
    `select mine.slug from posts join posts_locales mine on mine._parent_id = posts.id
     where mine._locale = $1::text::_locales and mine._status = 'published' and posts.archived_at is null
       and ($2::boolean is null or $2 = exists (select from posts_locales other where other._parent_id = posts.id
         and other._locale <> mine._locale and other._status = 'published'))
     order by posts.created_at limit 1`,
    [language, isTranslated ?? null],
  )
  if (!post) throw new Error('the seed has no such post')
  return post.slug
}
