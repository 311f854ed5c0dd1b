'use client'

import { useLocale, useTranslations } from 'next-intl'

import { BoardPagination } from '@/components/staff/board-pagination'
import { money } from '@/lib/money'
import type { InvoiceBoardPage } from '../queries/invoice-board-page'

type Props = { list: InvoiceBoardPage; onMove: (page: string | undefined) => void }

/** How many invoices there are, their sums by currency, and the way to the pages beside this one. */
export function InvoicePagination({ list: { page, pages, total, sums, overdue }, onMove }: Props) {
  const t = useTranslations('invoiceBoard')
  const language = useLocale()
  const amounts = (list: InvoiceBoardPage['sums']) =>
    list.map(({ cents, currency }) => money(cents, currency, language)).join(' + ')
  const parts = [
    t('total', { count: total }),
    t('sum', { amounts: amounts(sums) }),
    ...(overdue.length > 0 ? [t('overdueSum', { amounts: amounts(overdue) })] : []),
    ...(pages > 1 ? [t('page', { page, pages })] : []),
  ]
  const labels = { pages: t('pages'), previous: t('previous'), next: t('next') }
  return <BoardPagination parts={parts} page={page} pages={pages} labels={labels} onMove={onMove} />
}
