import { useLocale } from 'next-intl'

import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/text'

import type { Category } from '../queries/categories'
import { badgeTint } from './badge-tint'

/** Links to the category of a post. */
export function CategoryBadge({ category }: { category: Category }) {
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
