import type { PostCard as Card } from '../queries/post-cards'
import { cardSizes, type CardSize } from '../rules'
import { PostCard, type FrameShape } from './post-card'
import { coverAfter, coverName, type Cover, type CoverName } from '@/lib/art/cover'

/** Returns the drawn cover of each post without a picture, by post id; two neighbors never have the same palette. */
export function coversOf(posts: Card[]): Map<string, CoverName> {
  const covers = new Map<string, CoverName>()
  let previous: Cover | undefined
  for (const { id, slug, picture, pictureUrl } of posts) {
    if (picture || pictureUrl) continue
    previous = coverAfter(previous, slug)
    covers.set(id, coverName(previous))
  }
  return covers
}

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

const places: Record<CardSize, string> = {
  featured: 'col-span-full',
  half: 'col-span-full sm:col-span-6',
  third: 'col-span-full sm:col-span-4',
  row: 'col-span-full border-line not-first:border-t not-first:pt-8',
}

/** A list of posts as cards. While another page of it loads, it breathes. */
export function PostGrid({ posts, zone, sizes = cardSizes(posts.length), excerpts, badges, level }: Props) {
  const covers = coversOf(posts)
  const heads = sizes.findIndex((size) => size === 'third' || size === 'row')
  return (
    <ul
      className={`columns in-data-paging:pointer-events-none in-data-paging:animate-pulse ${sizes.includes('row') ? 'gap-y-8' : 'gap-y-[clamp(--spacing(12),5.5vw,--spacing(20))]'}`}
    >
      {posts.map((post, index) => {
        const size = sizes[index] ?? 'third'
        return (
          <li key={post.id} className={places[size]}>
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
