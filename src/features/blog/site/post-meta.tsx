import { useLocale, useTranslations } from 'next-intl'

import { longDate } from '@/lib/dates'

import type { PostCard } from '../queries/posts'
import { CategoryBadge } from './category-badge'

type Props = {
  post: PostCard
  /** Where the agency's days begin and end. */
  zone: string
  /** Left out where every post has the same one. */
  badge?: boolean
}

/** What a post is about, when it was published and by whom. */
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
