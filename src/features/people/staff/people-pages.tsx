'use client'

import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import type { PeoplePage } from '../queries/people-page'

type Props = { page: PeoplePage; onMove: (page: string | undefined) => void }

/** How many people there are, and the way to the pages beside this one. */
export function PeoplePages({ page: { page, pages, total }, onMove }: Props) {
  const t = useTranslations('peopleBoard')
  const parts = [t('total', { count: total }), ...(pages > 1 ? [t('page', { page, pages })] : [])]
  return (
    <div className="board-pages">
      <p role="status">{parts.join(' · ')}</p>
      {pages > 1 && (
        <nav aria-label={t('pages')}>
          <Button
            variant="line"
            size="compact"
            disabled={page === 1}
            onClick={() => onMove(page > 2 ? String(page - 1) : undefined)}
          >
            {t('previous')}
          </Button>
          <Button
            variant="line"
            size="compact"
            disabled={page === pages}
            onClick={() => onMove(String(page + 1))}
          >
            {t('next')}
          </Button>
        </nav>
      )}
    </div>
  )
}
