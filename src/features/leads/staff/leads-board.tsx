'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useState } from 'react'

import { Board } from '@/components/staff/board'
import type { PageStep } from '@/components/staff/board-pagination'
import type { BoardFilter } from '@/components/staff/filter-selects'
import { RowIcons } from '@/components/staff/icon'
import { useBoard } from '@/components/staff/use-board'
import { buttonClass } from '@/components/ui/button'
import { localizedPath } from '@/i18n/languages'
import { leadSorts, MAX_LEAD_QUERY_LENGTH, sourceKey } from '../board-rules'
import type { LeadBoardPage } from '../queries/lead-board-page'
import type { ListedLead } from '../queries/lead-rows'
import { leadSources, leadStatuses } from '../rules'
import { DeleteLead } from './delete-lead'
import { ImportDialog, LeadFiles } from './lead-files'
import { useLeadBoard } from './lead-board-context'
import {
  filterNames,
  leadListQuery,
  leadParamsOf,
  pageNames,
  NEW_LEAD,
  openLead,
  openLeadByKey,
} from './lead-params'
import { inNarrow, leadIcons, LeadRow } from './lead-row'

/** The filters of the board of leads. */
function useLeadFilters(): BoardFilter<'status' | 'source' | 'assignee'>[] {
  const t = useTranslations('leadBoard')
  const names = useTranslations('leads')
  const { staff } = useLeadBoard()
  return [
    {
      name: 'status',
      label: t('filterStatus'),
      all: t('allStatuses'),
      options: leadStatuses.map((value) => ({ value, label: names(`statuses.${value}`) })),
    },
    {
      name: 'source',
      label: t('filterSource'),
      all: t('allSources'),
      options: leadSources.map((value) => ({ value, label: names(`sources.${sourceKey(value)}`) })),
    },
    {
      name: 'assignee',
      label: t('filterAssignee'),
      all: t('everyone'),
      options: [
        { value: 'unassigned', label: t('unassigned') },
        ...staff.map(({ id, name }) => ({ value: id, label: name ?? t('unknown') })),
      ],
    },
  ]
}

const order = { sorts: leadSorts, byDefault: 'created' } as const

/** The tab Leads: filters, table, pages and keys. Filters, order, page and the open dialog are in the URL. */
export function LeadsBoard() {
  const t = useTranslations('leadBoard')
  const language = useLocale()
  const board = useBoard({
    paramsOf: leadParamsOf,
    query: leadListQuery,
    rowsOf: (page) => page.leads,
    filters: filterNames,
    pages: pageNames,
    order,
    failed: t('failed.fetch'),
  })
  const { params, page, current, sort } = board
  const [deleted, setDeleted] = useState<ListedLead>()
  const filters = useLeadFilters()
  return (
    <Board
      board={board}
      // Wide enough for what can be searched, in Spanish too.
      bar="md:[&_select]:max-w-46 md:[&_select]:pr-7 md:[&_select]:pl-2.5 md:[&>form]:min-w-70 xl:[&>form]:max-w-80"
      heading={t('heading')}
      search={{ label: t('search'), maxLength: MAX_LEAD_QUERY_LENGTH }}
      filters={filters}
      sheet={{ filters: t('filters'), show: t('show') }}
      actions={<LeadFiles params={params} />}
      create={{ label: t('newLead'), run: () => openLead(NEW_LEAD) }}
      table={{
        columns: [
          { key: 'contact', label: t('columns.contact'), sort: 'name' },
          { key: 'company', label: t('columns.company'), className: `w-38 ${inNarrow.company}` },
          { key: 'source', label: t('columns.source'), className: `w-28 ${inNarrow.rest}` },
          { key: 'status', label: t('columns.status'), className: 'w-36.5' },
          { key: 'score', label: t('columns.score'), sort: 'score', className: `w-20 ${inNarrow.rest}` },
          { key: 'assignee', label: t('columns.assignee'), className: 'w-41.5' },
          { key: 'created', label: t('columns.created'), sort: 'created', className: 'w-36' },
          { key: 'actions', label: t('columns.actions'), isRight: true, className: 'w-26' },
        ],
        row: (lead, isCurrent) => <LeadRow lead={lead} isCurrent={isCurrent} onDelete={setDeleted} />,
      }}
      loading={t('loading')}
      empty={{
        title: t('empty.title'),
        first: t('empty.first'),
        action: (
          <a href={localizedPath('/contact', language)} className={buttonClass('quiet', 'compact')}>
            {t('empty.contact')}
          </a>
        ),
        filtered: {
          text: t('empty.filtered'),
          searched: t('empty.searched', { query: params.q ?? '' }),
        },
      }}
      total={page && [t(page.total.more ? 'totalMore' : 'total', { count: page.total.count })]}
      steps={page && stepsOf(page, t, sort?.by === 'created' && sort.direction === 'desc')}
      keys={[
        { keys: ['R'], label: t('keyNames.reply') },
        { keys: ['T'], label: t('keyNames.ticket') },
        { keys: ['J', 'K'], label: t('keyNames.move') },
        { keys: ['Enter'], label: t('keyNames.view'), run: () => current && openLeadByKey(current) },
        {
          keys: ['S'],
          label: t('keyNames.status'),
          run: () => board.focusControl('[data-control="status"]'),
        },
        {
          keys: ['A'],
          label: t('keyNames.assign'),
          run: () => board.focusControl('[data-control="assignee"]'),
        },
        { keys: ['/'], label: t('keyNames.search') },
      ]}
    >
      <ImportDialog />
      <RowIcons names={leadIcons} />
      {deleted && <DeleteLead lead={deleted} onClose={() => setDeleted(undefined)} />}
    </Board>
  )
}

/** The ways to the pages beside this one, which have no numbers: leads come and go. */
function stepsOf(
  { previous, next }: LeadBoardPage,
  t: ReturnType<typeof useTranslations<'leadBoard'>>,
  isByDate: boolean,
): PageStep[] {
  return [
    { label: t(isByDate ? 'newest' : 'firstPage'), change: previous ? {} : undefined },
    { label: t(isByDate ? 'newer' : 'previous'), change: previous ? { before: previous } : undefined },
    { label: t(isByDate ? 'older' : 'next'), change: next ? { after: next } : undefined },
    { label: t(isByDate ? 'oldest' : 'lastPage'), change: next ? { last: '1' } : undefined },
  ]
}
