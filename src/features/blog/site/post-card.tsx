import { useLocale, useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { UploadPicture } from '@/components/ui/upload-picture'
import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/languages'
import { coverFor, coverName, type CoverName } from '@/lib/art/cover'
import { longDate } from '@/lib/dates'
import type { Category } from '../queries/categories'
import type { PostCard as Card } from '../queries/post-cards'
import type { CardSize } from '../rules'

const tints = ['badge-sky', 'badge-maiz', 'badge-rosa', 'badge-sand', 'badge-sky', 'badge-rosa'] as const

/**
 * Returns the class for a category's background color. `index` counts by creation date, so a new category changes no other.
 */
export const badgeTint = (index: number): string => tints[index % tints.length] as string

/** Links to the category of a post. */
function CategoryBadge({ category }: { category: Category }) {
  const { slug, name, index } = category
  return (
    <Link
      href={`/category/${slug}`}
      prefetch={false}
      lang={langWithin(useLocale())(name.lang)}
      className={`relative z-1 inline-flex min-h-7 items-center rounded-t-badge bg-(--badge,var(--art-sand)) px-4 pt-1.5 pb-1 text-caption leading-[1.3] font-strong text-on-tint hover:bg-ink hover:text-ground ${badgeTint(index)}`}
    >
      {name.text}
    </Link>
  )
}

type PostMetaProps = {
  post: Card
  /** The agency's time zone (IANA). */
  zone: string
  /** Hidden on the page of the category. */
  badge?: boolean
}

/** Category, date and author of a post. */
export function PostMeta({ post: { category, publishedAt, author }, zone, badge = true }: PostMetaProps) {
  const language = useLocale()
  const t = useTranslations('blog')
  return (
    <div className="post-meta">
      {badge && category && <CategoryBadge category={category} />}
      <p>
        <time dateTime={publishedAt}>{longDate(new Date(publishedAt), language, zone)}</time>
        <span>{author ?? t('author')}</span>
      </p>
    </div>
  )
}

type PostPictureProps = {
  post: Pick<Card, 'slug' | 'picture' | 'pictureUrl'>
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
}: PostPictureProps) {
  const common = { loading: 'lazy', decoding: 'async', className: fill } as const
  const first = priority ? ({ loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const) : {}
  if (picture)
    return <UploadPicture {...common} {...first} picture={picture} sizes={sizes} alt={picture.alt ?? alt} />
  if (pictureUrl) return <img {...common} {...first} src={pictureUrl} alt="" referrerPolicy="no-referrer" />
  return <Picture name={cover ?? coverName(coverFor(slug))} alt="" priority={priority} className={fill} />
}

/** The shape of a picture's frame. */
export type FrameShape = 'arch' | 'corner' | 'corner-left' | 'straight'

type PostCardProps = {
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
export function PostCard({
  post,
  size,
  frame,
  zone,
  cover,
  excerpt,
  badge,
  priority,
  level = 2,
}: PostCardProps) {
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
