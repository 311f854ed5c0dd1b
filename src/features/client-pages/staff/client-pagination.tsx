'use client'

import { useTranslations } from 'next-intl'

import { BoardPagination } from '@/components/staff/board-pagination'
import type { ClientBoardPage } from '../queries/client-board-page'

type Props = { page: ClientBoardPage; onMove: (page: string | undefined) => void }

/** How many clients match and how many there are, and the way to the pages beside this one. */
export function ClientPagination({ page: { page, pages, matching, active, total }, onMove }: Props) {
  const t = useTranslations('clientBoard')
  const parts = [
    ...(matching < total ? [t('matching', { count: matching })] : []),
    t('totals', { active, total }),
    ...(pages > 1 ? [t('page', { page, pages })] : []),
  ]
  const labels = { pages: t('pages'), previous: t('previous'), next: t('next') }
  return <BoardPagination parts={parts} page={page} pages={pages} labels={labels} onMove={onMove} />
}
