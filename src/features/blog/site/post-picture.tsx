import { Picture } from '@/components/ui/picture'
import { UploadPicture } from '@/components/ui/upload-picture'
import { coverFor, coverName, type CoverName } from '@/lib/art/cover'

import type { PostCard } from '../queries/post-cards'

type Props = {
  post: Pick<PostCard, 'slug' | 'picture' | 'pictureUrl'>
  /** The drawn cover of a post without a picture; by default its own. */
  cover?: CoverName
  /** The `sizes` attribute. */
  sizes: string
  /** The alternative text of a picture without one. By default none, for places that show the title as well. */
  alt?: string
  /** Loads it eagerly, for pictures above the fold. */
  priority?: boolean
}

const fill = 'picture-fill'

/** The picture of a post: uploaded, from another site, or a drawn cover. */
export function PostPicture({
  post: { slug, picture, pictureUrl },
  cover,
  sizes,
  alt = '',
  priority,
}: Props) {
  const common = { loading: 'lazy', decoding: 'async', className: fill } as const
  const first = priority ? ({ loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const) : {}
  if (picture)
    return <UploadPicture {...common} {...first} picture={picture} sizes={sizes} alt={picture.alt ?? alt} />
  if (pictureUrl) return <img {...common} {...first} src={pictureUrl} alt="" referrerPolicy="no-referrer" />
  return <Picture name={cover ?? coverName(coverFor(slug))} alt="" priority={priority} className={fill} />
}
