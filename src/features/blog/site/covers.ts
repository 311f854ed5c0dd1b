import { coverFor, coverName, type Cover, type CoverName } from '@/lib/art/cover'

import type { PostCard } from '../queries'

/** The drawn cover of each post without a picture, by its id; never two of one palette after another. */
export function coversOf(posts: PostCard[]): Map<string, CoverName> {
  const covers = new Map<string, CoverName>()
  let previous: Cover | undefined
  for (const { id, slug, picture, pictureUrl } of posts) {
    if (picture || pictureUrl) continue
    previous = coverFor(slug, previous)
    covers.set(id, coverName(previous))
  }
  return covers
}
