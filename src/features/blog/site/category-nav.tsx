import { useLocale, useTranslations } from 'next-intl'

import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/languages'

import type { Category } from '../queries/categories'
import { SearchForm } from './search-form'
import { inRow } from './search-looks'

/** The current topic hangs from the line above it. */
const topic =
  'relative inline-flex min-h-13 items-center text-caption font-medium no-underline underline-offset-4 hover:underline'
const currentTopic =
  'font-strong before:absolute before:inset-x-0 before:-top-px before:border-t-3 before:border-accent'

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
  const link = (id: string) => (open === id ? `${topic} ${currentTopic}` : topic)
  return (
    <div className="mb-14 flex flex-wrap justify-between gap-x-8 border-y border-line print:hidden">
      <nav aria-label={t('topics')} className="flex flex-wrap gap-x-6">
        <Link href="/resources" prefetch={false} aria-current={current('all')} className={link('all')}>
          {t('all')}
        </Link>
        {categories.map(({ id, slug, name }) => (
          <Link
            key={id}
            href={`/category/${slug}`}
            prefetch={false}
            lang={langOf(name.lang)}
            aria-current={current(id)}
            className={link(id)}
          >
            {name.text}
          </Link>
        ))}
      </nav>
      {query === undefined && <SearchForm look={inRow} />}
    </div>
  )
}
