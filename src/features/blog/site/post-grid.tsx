import type { PostCard as Card } from '../queries/posts'
import { cardShapes, type CardShape } from '../rules'
import { coversOf } from './covers'
import { PostCard, type Cut } from './post-card'

type Props = {
  posts: Card[]
  zone: string
  /** How wide each stands, when it is not by their number. */
  shapes?: CardShape[]
  excerpts?: boolean
  badges?: boolean
  level?: 2 | 3
}

/** The cuts of thirds, a row each: never two alike side by side. */
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

/** Posts in the grid of the drawing: a lead, halves, thirds. */
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
