import { useLocale } from 'next-intl'

import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/text'

import type { Category } from '../queries/posts'
import { badgeTint } from './badge-tint'

/** The category of a post, in the colour of its service. */
export function CategoryBadge({ category }: { category: Category }) {
  const { slug, name, place } = category
  return (
    <Link
      href={`/category/${slug}`}
      prefetch={false}
      lang={langWithin(useLocale())(name.lang)}
      className={`badge ${badgeTint(place)}`}
    >
      {name.text}
    </Link>
  )
}
