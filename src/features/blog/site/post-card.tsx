import { useLocale, useTranslations } from 'next-intl'
import { cva } from 'class-variance-authority'

import { Picture } from '@/components/ui/picture'
import { UploadPicture } from '@/components/ui/upload-picture'
import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/languages'
import { coverFor, coverName, type CoverName } from '@/lib/art/cover'
import { longDate } from '@/lib/dates'
import type { Category } from '../queries/categories'
import type { PostCard as Card } from '../queries/post-cards'
import type { CardSize } from '../rules'

const tints = [
  'bg-(--art-sky)',
  'bg-(--art-maiz)',
  'bg-(--art-rosa)',
  'bg-(--art-sand)',
  'bg-(--art-sky)',
  'bg-(--art-rosa)',
] as const

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
      className={`relative z-1 inline-flex min-h-7 items-center rounded-t-badge px-4 pt-1 pb-0.5 text-caption leading-[1.3] font-strong text-on-tint no-underline hover:bg-ink hover:text-ground ${badgeTint(index)}`}
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
  /** Puts date and author below the badge, so that the titles of a row start at one height, however long a badge is. */
  stacked?: boolean
}

const metaRow = 'flex flex-wrap gap-x-4 gap-y-1'

/** Category, date and author of a post. Date and author stay together, beside the badge or below it. */
export function PostMeta({
  post: { category, publishedAt, author },
  zone,
  badge = true,
  stacked = false,
}: PostMetaProps) {
  const language = useLocale()
  const t = useTranslations('blog')
  return (
    <div
      className={`${metaRow} text-caption leading-[1.45] text-muted ${stacked ? 'flex-col items-start' : 'items-center'}`}
    >
      {badge && category && <CategoryBadge category={category} />}
      <p className={`${metaRow} items-center`}>
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
  // Cropped at the top, so that its ground line stays visible.
  return (
    <Picture
      name={cover ?? coverName(coverFor(slug))}
      alt=""
      priority={priority}
      className={`${fill} object-bottom`}
    />
  )
}

const frames = {
  arch: 'rounded-t-arc',
  corner: 'rounded-tr-(--corner)',
  'corner-left': 'rounded-tl-(--corner)',
  straight: '',
}
/** The shape of a picture's frame. */
export type FrameShape = keyof typeof frames

const card = {
  article: cva('group relative grid content-start gap-6', {
    variants: {
      size: {
        featured: 'grid-cols-12 items-end gap-x-gap [--corner:var(--r-cover)]',
        half: '[--corner:var(--r-corner)]',
        row: 'grid-cols-[minmax(0,26%)_minmax(0,1fr)] items-start gap-x-4 [--corner:var(--r-thumb)] sm:grid-cols-[minmax(0,--spacing(50))_minmax(0,44em)] sm:items-center sm:gap-x-8',
        third: '[--corner:var(--r-corner)]',
      },
    },
  }),
  picture: cva(
    'overflow-hidden bg-sunk in-data-paging:*:invisible [&_img]:transition-transform [&_img]:duration-(--calm) group-hover:[&_img]:scale-[1.025]',
    {
      variants: {
        size: {
          featured: 'bleed-start aspect-[16/11] max-lg:col-span-full max-lg:mr-14 max-sm:mr-0 lg:col-[1/9]',
          half: 'aspect-[3/2]',
          row: 'aspect-[4/3]',
          third: 'aspect-[4/3]',
        },
      },
    },
  ),
  words: cva(
    'grid min-w-0 in-data-paging:*:rounded-control in-data-paging:*:bg-sunk in-data-paging:*:text-transparent in-data-paging:*:*:invisible',
    {
      variants: {
        size: {
          featured: 'gap-4 max-lg:col-span-full lg:col-[9/13] lg:pl-6',
          half: 'gap-3',
          row: 'gap-3',
          third: 'gap-3',
        },
      },
    },
  ),
  title: cva('wrap-anywhere', {
    variants: {
      size: {
        featured: 'text-t4 leading-none tracking-[-0.028em]',
        half: 'text-t3 leading-[1.06] tracking-head',
        row: 'text-t2 leading-[1.12] tracking-head',
        third: 'text-t2 leading-[1.12] tracking-head sm:max-lg:text-t1',
      },
    },
  }),
  excerpt: cva('text-muted', {
    variants: { size: { featured: '', half: '', row: 'max-sm:hidden', third: '' } },
  }),
}

/** The link covers its card. */
const titleLink =
  'no-underline underline-offset-4 group-hover:underline group-hover:decoration-2 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus'

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
    <article className={card.article({ size })}>
      <div className={`${card.picture({ size })} ${frames[frame]}`}>
        <PostPicture post={post} cover={cover} sizes={widths[size]} priority={priority} />
      </div>
      <div className={card.words({ size })}>
        <PostMeta post={post} zone={zone} badge={badge} stacked={size === 'third'} />
        <Title className={card.title({ size })}>
          <Link href={`/blog/${post.slug}`} prefetch={false} className={titleLink}>
            {post.title}
          </Link>
        </Title>
        {(excerpt || size === 'featured') && post.excerpt && (
          <p className={card.excerpt({ size })}>{post.excerpt}</p>
        )}
      </div>
    </article>
  )
}
