import { useLocale, useTranslations } from 'next-intl'

import { longDate } from '@/lib/dates'
import type { PostCard } from '../queries/post-cards'
import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/text'
import type { Category } from '../queries/categories'
import { badgeTint } from './badge-tint'

/** Links to the category of a post. */
function CategoryBadge({ category }: { category: Category }) {
  const { slug, name, index } = category
  return (
    <Link
      href={`/category/${slug}`}
      prefetch={false}
      lang={langWithin(useLocale())(name.lang)}
      className={`badge ${badgeTint(index)}`}
    >
      {name.text}
    </Link>
  )
}

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
