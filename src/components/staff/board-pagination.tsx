'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'

import { Button } from '@/components/ui/button'
import { showListTop } from './show-list-top'

type Props = {
  /** What the list contains, such as '11 open, 18 in total'; empty ones are left out. */
  parts: readonly (string | false)[]
  page: number
  pages: number
  /** Gets the page as the URL has it: undefined for the first. */
  onMove: (page: string | undefined) => void
}

/** Below a list of numbered pages: what it contains, and the way to the pages beside this one. */
export function BoardPagination({ parts, page, pages, onMove }: Props) {
  const t = useTranslations('dashboard.pagination')
  const shown = [...parts, pages > 1 && t('page', { page, pages })]
  const move = (to: string | undefined) => (event: MouseEvent) => {
    showListTop(event.currentTarget)
    onMove(to)
  }
  return (
    <div className="board-pagination">
      <p role="status">{shown.filter(Boolean).join(' · ')}</p>
      {pages > 1 && (
        <nav aria-label={t('pages')}>
          <Button
            variant="line"
            size="compact"
            disabled={page === 1}
            onClick={move(page > 2 ? String(page - 1) : undefined)}
          >
            {t('previous')}
          </Button>
          <Button variant="line" size="compact" disabled={page === pages} onClick={move(String(page + 1))}>
            {t('next')}
          </Button>
        </nav>
      )}
    </div>
  )
}
