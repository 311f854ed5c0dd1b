import { coverFor, coverName, type Cover, type CoverName } from '@/lib/art/cover'

import type { PostCard } from '../queries/post-cards'

/** A post has the same cover everywhere, unless the previous post's cover is too similar. */
function coverAfter(previous: Cover | undefined, slug: string): Cover {
  const own = coverFor(slug)
  const isAlike = own.palette === previous?.palette || own.structure === previous?.structure
  return isAlike ? coverFor(slug, previous) : own
}

/** Returns the drawn cover of each post without a picture, by post id; two neighbors never have the same palette. */
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
