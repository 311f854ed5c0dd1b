import { coverFor, coverName, type Cover, type CoverName } from '@/lib/art/cover'

import type { PostCard } from '../queries/posts'

/** A post keeps its cover wherever it stands, but beside one that is too like it. */
function coverAfter(previous: Cover | undefined, slug: string): Cover {
  const own = coverFor(slug)
  const isAlike = own.palette === previous?.palette || own.structure === previous?.structure
  return isAlike ? coverFor(slug, previous) : own
}

/** The drawn cover of each post without a picture, by its id; never two of one palette after another. */
export function coversOf(posts: PostCard[]): Map<string, CoverName> {
  const covers = new Map<string, CoverName>()
  let previous: Cover | undefined
  for (const { id, slug, picture, pictureUrl } of posts) {
    if (picture || pictureUrl) continue
    previous = coverAfter(previous, slug)
    covers.set(id, coverName(previous))
  }
  return covers
}
