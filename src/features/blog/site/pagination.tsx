import { useTranslations } from 'next-intl'

import { Arrow } from '@/components/ui/icons'
import { Link } from '@/i18n/navigation'

import { pagePath, pagesAround } from '../rules'

type Props = {
  page: number
  pages: number
  /** The path of the first page, without its language. */
  base: string
}

/** Links between the pages of a list; nothing when there is one page. */
export function Pagination({ page, pages, base }: Props) {
  const t = useTranslations('blog')
  if (pages < 2) return null
  return (
    <nav aria-label={t('paging')} className="paging">
      {page > 1 && (
        <Link href={pagePath(base, page - 1)} rel="prev" prefetch={false} className="more paging-newer">
          <Arrow back />
          {t('newer')}
        </Link>
      )}
      <ol>
        {pagesAround(page, pages).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true" className="paging-gap" />
          ) : (
            <li key={number}>
              <Link
                href={pagePath(base, number)}
                prefetch={false}
                aria-label={t('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link href={pagePath(base, page + 1)} rel="next" prefetch={false} className="more paging-older">
          {t('older')}
          <Arrow />
        </Link>
      )}
    </nav>
  )
}
