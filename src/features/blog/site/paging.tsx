import { useTranslations } from 'next-intl'

import { Arrow } from '@/components/ui/icons'
import { Link } from '@/i18n/navigation'

import { pagesAround } from '../rules'
import { listPath } from './list-path'

/** From page to page of the list; nothing when there is one. */
export function Paging({ page, pages }: { page: number; pages: number }) {
  const t = useTranslations('blog')
  if (pages < 2) return null
  return (
    <nav aria-label={t('paging')} className="paging">
      {page > 1 && (
        <Link href={listPath(page - 1)} rel="prev" prefetch={false} className="more paging-newer">
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
                href={listPath(number)}
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
        <Link href={listPath(page + 1)} rel="next" prefetch={false} className="more paging-older">
          {t('older')}
          <Arrow />
        </Link>
      )}
    </nav>
  )
}
