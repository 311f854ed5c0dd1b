import { listNewestPosts } from '@/features/blog/queries/post-lists'
import { listTeam } from '@/features/page-copy/queries/page-copy'
import type { Language } from '@/i18n/languages'

/** Returns what the panel after the contact form shows: the first names of the team, and the newest post. */
export async function contactFinishData(language: Language) {
  const [team, [post]] = await Promise.all([listTeam(language), listNewestPosts(language, 1)])
  return {
    people: team.flatMap(({ name }) => name.split(/\s+/)[0] ?? []),
    post: post && { slug: post.slug, title: post.title },
  }
}
