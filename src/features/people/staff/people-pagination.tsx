'use client'

import { useTranslations } from 'next-intl'

import { BoardPagination } from '@/components/staff/board-pagination'
import type { PeopleBoardPage } from '../queries/people-board-page'

type Props = { page: PeopleBoardPage; onMove: (page: string | undefined) => void }

/** How many people there are, and the way to the pages beside this one. */
export function PeoplePagination({ page: { page, pages, total }, onMove }: Props) {
  const t = useTranslations('peopleBoard')
  const parts = [t('total', { count: total }), ...(pages > 1 ? [t('page', { page, pages })] : [])]
  const labels = { pages: t('pages'), previous: t('previous'), next: t('next') }
  return <BoardPagination parts={parts} page={page} pages={pages} labels={labels} onMove={onMove} />
}
