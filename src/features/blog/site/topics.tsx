import { useLocale, useTranslations } from 'next-intl'

import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/text'

import type { Category } from '../queries/posts'
import { SearchForm } from './search-form'

type Props = {
  categories: Category[]
  /** The one that is open: the id of a category, or all of them. */
  open?: string
  /** Whether the open one's link is this very page, or the first of its pages. */
  exact?: boolean
  query?: string
}

/** What there is to read: the categories, and the search. */
export function Topics({ categories, open, exact = true, query }: Props) {
  const t = useTranslations('blog')
  const langOf = langWithin(useLocale())
  const current = (id: string) => (open === id ? (exact ? 'page' : 'true') : undefined)
  return (
    <div className="topics">
      <nav aria-label={t('topics')}>
        <Link href="/resources" prefetch={false} aria-current={current('all')}>
          {t('all')}
        </Link>
        {categories.map(({ id, slug, name }) => (
          <Link
            key={id}
            href={`/category/${slug}`}
            prefetch={false}
            lang={langOf(name.lang)}
            aria-current={current(id)}
          >
            {name.text}
          </Link>
        ))}
      </nav>
      {query === undefined && <SearchForm />}
    </div>
  )
}
