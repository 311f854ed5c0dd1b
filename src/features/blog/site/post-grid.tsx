import type { PostCard as Card } from '../queries/post-cards'
import { cardShapes, type CardShape } from '../rules'
import { coversOf } from './covers'
import { PostCard, type Cut } from './post-card'

type Props = {
  posts: Card[]
  zone: string
  /** The size of each card; by default it depends on their number. */
  shapes?: CardShape[]
  excerpts?: boolean
  badges?: boolean
  level?: 2 | 3
}

/** The frames of third-size cards, three per row; neighbors differ. */
const cuts: Cut[] = [
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

const cutOf = (shape: CardShape, third: number): Cut =>
  shape === 'third' || shape === 'row'
    ? (cuts[third % cuts.length] as Cut)
    : shape === 'lead'
      ? 'corner'
      : 'straight'

/** A list of posts as cards. */
export function PostGrid({ posts, zone, shapes = cardShapes(posts.length), excerpts, badges, level }: Props) {
  const covers = coversOf(posts)
  const heads = shapes.findIndex((shape) => shape === 'third' || shape === 'row')
  return (
    <ul className="columns post-grid">
      {posts.map((post, index) => {
        const shape = shapes[index] ?? 'third'
        return (
          <li key={post.id} className={`post-grid-${shape}`}>
            <PostCard
              post={post}
              shape={shape}
              cut={cutOf(shape, index - heads)}
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
