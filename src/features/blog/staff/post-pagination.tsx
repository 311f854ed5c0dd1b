'use client'

import { useTranslations } from 'next-intl'

import { BoardPagination } from '@/components/staff/board-pagination'
import type { PostBoardPage } from '../queries/post-board-page'

type Props = { page: PostBoardPage; total: number; onMove: (page: string | undefined) => void }

/** How many posts the tab has, and the way to the pages beside this one. */
export function PostPagination({ page: { page, pages }, total, onMove }: Props) {
  const t = useTranslations('blogBoard')
  const parts = [t('total', { count: total }), ...(pages > 1 ? [t('page', { page, pages })] : [])]
  const labels = { pages: t('pages'), previous: t('previous'), next: t('next') }
  return <BoardPagination parts={parts} page={page} pages={pages} labels={labels} onMove={onMove} />
}
