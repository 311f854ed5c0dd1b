import type { PostCard as Card } from '../queries/post-cards'
import { cardSizes, type CardSize } from '../rules'
import { coversOf } from './covers'
import { PostCard, type FrameShape } from './post-card'

type Props = {
  posts: Card[]
  zone: string
  /** The size of each card; by default it depends on their number. */
  sizes?: CardSize[]
  excerpts?: boolean
  badges?: boolean
  level?: 2 | 3
}

/** The frames of third-size cards, three per row; neighbors differ. */
const frames: FrameShape[] = [
  'arch',
  'straight',
  'corner',
  'straight',
  'corner-left',
  'arch',
  'corner',
  'arch',
  'straight',
]

const frameOf = (size: CardSize, third: number): FrameShape =>
  size === 'third' || size === 'row'
    ? (frames[third % frames.length] as FrameShape)
    : size === 'featured'
      ? 'corner'
      : 'straight'

/** A list of posts as cards. */
export function PostGrid({ posts, zone, sizes = cardSizes(posts.length), excerpts, badges, level }: Props) {
  const covers = coversOf(posts)
  const heads = sizes.findIndex((size) => size === 'third' || size === 'row')
  return (
    <ul className="columns post-grid">
      {posts.map((post, index) => {
        const size = sizes[index] ?? 'third'
        return (
          <li key={post.id} className={`post-grid-${size}`}>
            <PostCard
              post={post}
              size={size}
              frame={frameOf(size, index - heads)}
              zone={zone}
              cover={covers.get(post.id)}
              excerpt={excerpts}
              badge={badges}
              priority={index === 0 && level !== 3}
              level={level}
            />
          </li>
        )
      })}
    </ul>
  )
}
