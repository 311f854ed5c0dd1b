'use client'

import { useTranslations } from 'next-intl'

import { BoardPagination } from '@/components/staff/board-pagination'
import type { TicketBoardPage } from '../queries/ticket-board-page'

type Props = { page: TicketBoardPage; onMove: (page: string | undefined) => void }

/** How many tickets match and how many there are, and the way to the pages beside this one. */
export function TicketPagination({ page: { page, pages, matching, open, total }, onMove }: Props) {
  const t = useTranslations('supportBoard')
  const parts = [
    ...(matching < total ? [t('matching', { count: matching })] : []),
    t('totals', { open, total }),
    ...(pages > 1 ? [t('page', { page, pages })] : []),
  ]
  const labels = { pages: t('pages'), previous: t('previous'), next: t('next') }
  return <BoardPagination parts={parts} page={page} pages={pages} labels={labels} onMove={onMove} />
}
