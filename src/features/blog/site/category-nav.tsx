import { useLocale, useTranslations } from 'next-intl'

import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/languages'

import type { Category } from '../queries/categories'
import { SearchForm } from './search-form'

type Props = {
  categories: Category[]
  /** The id of the current category, or 'all'. */
  open?: string
  /** Whether the current entry links to this page, not to the first page of its list. */
  exact?: boolean
  query?: string
}

/** Links to the categories, and the search form. */
export function CategoryNav({ categories, open, exact = true, query }: Props) {
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
