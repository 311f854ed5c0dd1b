'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { Board } from '@/components/staff/board'
import { BoardEmpty, BoardNoMatch } from '@/components/staff/board-states'
import { BoardTable } from '@/components/staff/board-table'
import { sortOf } from '@/components/staff/list-params'
import { useBoard } from '@/components/staff/use-board'
import { buttonClass } from '@/components/ui/button'
import { localizedPath, type Language } from '@/i18n/languages'
import { leadSorts } from '../board-rules'
import type { ListedLead } from '../queries/lead-rows'
import { DeleteLead } from './delete-lead'
import { LeadFilters } from './lead-filters'
import { LeadPagination } from './lead-pagination'
import { filterNames, leadListQuery, leadParamsOf, pageNames } from './lead-params'
import { LeadRow } from './lead-row'
import { NEW_LEAD, openLead, openLeadByKey } from './lead-url'

/** The tab Leads: filters, table, pages and keys. Filters, order, page and the open dialog are in the URL. */
export function LeadsBoard() {
  const t = useTranslations('leadBoard')
  const board = useBoard({
    paramsOf: leadParamsOf,
    query: leadListQuery,
    rowsOf: (page) => page.leads,
    filters: filterNames,
    pages: pageNames,
    failed: t('failed.fetch'),
  })
  const { params, page, current } = board
  const [deleted, setDeleted] = useState<ListedLead>()
  const sort = sortOf(params, leadSorts, 'created')
  return (
    <Board
      board={board}
      heading="leads-heading"
      kept={t('failed.kept')}
      bar={
        <LeadFilters
          params={params}
          searchField={board.searchField}
          onChange={board.filter}
          onNew={() => openLead(NEW_LEAD)}
        />
      }
      rows={
        <BoardTable
          className="leads-table"
          caption={t('heading')}
          columns={[
            { key: 'contact', label: t('columns.contact'), sort: { by: 'name', first: leadSorts.name } },
            { key: 'company', label: t('columns.company') },
            { key: 'source', label: t('columns.source') },
            { key: 'status', label: t('columns.status') },
            { key: 'score', label: t('columns.score'), sort: { by: 'score', first: leadSorts.score } },
            { key: 'assignee', label: t('columns.assignee') },
            {
              key: 'created',
              label: t('columns.created'),
              sort: { by: 'created', first: leadSorts.created },
            },
            { key: 'actions', label: t('columns.actions'), isRight: true },
          ]}
          sort={sort}
          onSort={(by, direction) => board.turn({ sort: by, direction })}
          loading={t('loading')}
          isBusy={board.isBusy}
        >
          {board.rows?.map((lead) => (
            <LeadRow key={lead.id} lead={lead} isCurrent={lead.id === current} onDelete={setDeleted} />
          ))}
        </BoardTable>
      }
      empty={<NoLeads query={params.q} isFiltered={board.isFiltered} onClear={board.clearFilters} />}
      pagination={
        page && (
          <LeadPagination
            page={page}
            isByDate={sort.by === 'created' && sort.direction === 'desc'}
            onMove={board.turn}
          />
        )
      }
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
      {deleted && <DeleteLead lead={deleted} onClose={() => setDeleted(undefined)} />}
    </Board>
  )
}

type NoLeadsProps = { query?: string; isFiltered: boolean; onClear: () => void }

function NoLeads({ query, isFiltered, onClear }: NoLeadsProps) {
  const t = useTranslations('leadBoard.empty')
  const language = useLocale() as Language
  if (isFiltered) return <BoardNoMatch texts="leadBoard.empty" query={query} onClear={onClear} />
  return (
    <BoardEmpty title={t('title')} text={t('first')}>
      <a href={localizedPath('/contact', language)} className={buttonClass('quiet', 'compact')}>
        {t('contact')}
      </a>
    </BoardEmpty>
  )
}
