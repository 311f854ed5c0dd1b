import { Link } from '@/i18n/navigation'
import type { CoverName } from '@/lib/art/cover'

import type { PostCard as Card } from '../queries/post-cards'
import type { CardSize } from '../rules'
import { PostMeta } from './post-meta'
import { PostPicture } from './post-picture'

/** The shape of a picture's frame. */
export type FrameShape = 'arch' | 'corner' | 'corner-left' | 'straight'

type Props = {
  post: Card
  size: CardSize
  frame: FrameShape
  zone: string
  cover?: CoverName
  excerpt?: boolean
  badge?: boolean
  priority?: boolean
  /** The level of its heading. */
  level?: 2 | 3
}

const widths: Record<CardSize, string> = {
  featured: '(min-width: 67.5rem) 65vw, 95vw',
  half: '(min-width: 67.5rem) min(45vw, 40rem), (min-width: 42.5rem) 45vw, 92vw',
  // object-fit crops a wide picture, so it is drawn wider than its frame.
  row: '(min-width: 42.5rem) 267px, 31vw',
  third: '(min-width: 67.5rem) min(39vw, 35rem), (min-width: 42.5rem) 60vw, 92vw',
}

/** A post in a list. The card links to the post, its badge to the category. */
export function PostCard({ post, size, frame, zone, cover, excerpt, badge, priority, level = 2 }: Props) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className={`post-card post-card-${size}`}>
      <div className={`post-card-picture ${frame}`}>
        <PostPicture post={post} cover={cover} sizes={widths[size]} priority={priority} />
      </div>
      <div className="post-card-words">
        <PostMeta post={post} zone={zone} badge={badge} />
        <Title className="post-card-title">
          <Link href={`/blog/${post.slug}`} prefetch={false}>
            {post.title}
          </Link>
        </Title>
        {(excerpt || size === 'featured') && post.excerpt && (
          <p className="post-card-excerpt">{post.excerpt}</p>
        )}
      </div>
    </article>
  )
}
