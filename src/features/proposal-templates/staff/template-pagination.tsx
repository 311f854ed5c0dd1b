'use client'

import { useTranslations } from 'next-intl'

import { BoardPagination } from '@/components/staff/board-pagination'
import type { TemplateBoardPage } from '../queries/templates'

type Props = { page: TemplateBoardPage; onMove: (page: string | undefined) => void }

/** How many templates there are, and the way to the pages beside this one. */
export function TemplatePagination({ page: { page, pages, total }, onMove }: Props) {
  const t = useTranslations('proposalBoard.list')
  const parts = [t('total', { total }), ...(pages > 1 ? [t('page', { page, pages })] : [])]
  const labels = { pages: t('pages'), previous: t('previous'), next: t('next') }
  return <BoardPagination parts={parts} page={page} pages={pages} labels={labels} onMove={onMove} />
}
