import { useLocale, useTranslations } from 'next-intl'

import { longDate } from '@/lib/dates'

import type { PostCard } from '../queries/post-cards'
import { CategoryBadge } from './category-badge'

type Props = {
  post: PostCard
  /** The agency's time zone (IANA). */
  zone: string
  /** Hidden on the page of the category. */
  badge?: boolean
}

/** Category, date and author of a post. */
export function PostMeta({ post: { category, publishedAt, author }, zone, badge = true }: Props) {
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
