import { Picture } from '@/components/ui/picture'
import { UploadPicture } from '@/components/ui/upload-picture'
import { coverFor, coverName, type CoverName } from '@/lib/art/cover'

import type { PostCard } from '../queries/posts'

type Props = {
  post: Pick<PostCard, 'slug' | 'picture' | 'pictureUrl'>
  /** The drawn cover, where the post has no picture; its own when none is given. */
  cover?: CoverName
  /** How wide it stands, for the choice among its copies. */
  sizes: string
  /** For what is seen first. */
  priority?: boolean
}

const fill = 'picture-fill'

/** What a post shows: its uploaded picture, one from elsewhere, or a cover of ours. Its frame gives it its shape. */
export function PostPicture({ post: { slug, picture, pictureUrl }, cover, sizes, priority }: Props) {
  const common = { loading: 'lazy', decoding: 'async', className: fill } as const
  const first = priority ? ({ loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const) : {}
  if (picture)
    return <UploadPicture {...common} {...first} picture={picture} sizes={sizes} alt={picture.alt ?? ''} />
  if (pictureUrl)
    return (
      // eslint-disable-next-line @next/next/no-img-element -- from elsewhere: the server never fetches it
      <img {...common} {...first} src={pictureUrl} alt="" referrerPolicy="no-referrer" />
    )
  return <Picture name={cover ?? coverName(coverFor(slug))} alt="" priority={priority} className={fill} />
}
