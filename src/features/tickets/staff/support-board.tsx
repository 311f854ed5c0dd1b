'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Board } from '@/components/staff/board'
import { BoardEmpty, BoardNoMatch } from '@/components/staff/board-states'
import { BoardPagination } from '@/components/staff/board-pagination'
import { BoardTable } from '@/components/staff/board-table'
import { sortOf } from '@/components/staff/list-params'
import { useBoard } from '@/components/staff/use-board'
import type { BoardTicket } from '../queries/ticket-board-page'
import { ManageTicket } from './manage-ticket'
import { NewTicket } from './new-ticket'
import { TicketFilters } from './ticket-filters'
import { NEW_TICKET, ticketFilterNames, ticketHref, ticketListQuery, ticketParamsOf } from './ticket-params'
import { TicketRow } from './ticket-row'

const sorts = { created: 'desc', priority: 'desc' } as const

/** The tab Support: filters, table, pages and keys. Filters, order and page are in the URL. */
export function SupportBoard() {
  const t = useTranslations('supportBoard')
  const router = useRouter()
  const board = useBoard({
    paramsOf: ticketParamsOf,
    query: ticketListQuery,
    rowsOf: (page) => page.tickets,
    filters: ticketFilterNames,
    failed: t('failed.fetch'),
  })
  const { params, page, current, filter } = board
  const [managed, setManaged] = useState<BoardTicket>()
  const setNew = (isOpen: boolean) => board.open(NEW_TICKET, isOpen ? '1' : undefined)
  const { by } = sortOf({ sort: params.sort }, sorts, 'created')
  return (
    <Board
      board={board}
      heading="support-heading"
      kept={t('failed.kept')}
      bar={
        <TicketFilters
          params={params}
          searchField={board.searchField}
          onChange={filter}
          onNew={() => setNew(true)}
        />
      }
      rows={
        <BoardTable
          className="tickets-table"
          caption={t('heading')}
          columns={[
            { key: 'ticket', label: t('columns.ticket') },
            {
              key: 'priority',
              label: t('columns.priority'),
              sort: { by: 'priority', first: sorts.priority },
            },
            { key: 'client', label: t('columns.client') },
            { key: 'created', label: t('columns.created'), sort: { by: 'created', first: sorts.created } },
            { key: 'status', label: t('columns.status') },
            { key: 'actions', label: t('columns.actions'), isRight: true },
          ]}
          sort={{ by, direction: sorts[by] }}
          onSort={(sort) => filter({ sort: sort === 'created' ? undefined : sort })}
          loading={t('loading')}
          isBusy={board.isBusy}
        >
          {board.rows?.map((ticket) => (
            <TicketRow
              key={ticket.id}
              ticket={ticket}
              isCurrent={ticket.id === current}
              onManage={setManaged}
            />
          ))}
        </BoardTable>
      }
      empty={
        board.isFiltered ? (
          <BoardNoMatch texts="supportBoard.empty" query={params.q} onClear={board.clearFilters} />
        ) : (
          <BoardEmpty title={t('empty.title')} text={t('empty.first')} />
        )
      }
      pagination={
        page && (
          <BoardPagination
            parts={[
              page.matching < page.total && t('matching', { count: page.matching }),
              t('totals', { open: page.open, total: page.total }),
            ]}
            page={page.page}
            pages={page.pages}
            onMove={(to) => board.turn({ page: to })}
          />
        )
      }
      keys={[
        { keys: ['J', 'K'], label: t('keyNames.move') },
        {
          keys: ['Enter'],
          label: t('keyNames.open'),
          run: () => current && router.push(ticketHref(current)),
        },
        { keys: ['M'], label: t('keyNames.manage'), run: () => board.focusControl('button') },
        { keys: ['N'], label: t('keyNames.new'), run: () => setNew(true) },
        { keys: ['/'], label: t('keyNames.search') },
      ]}
    >
      {managed && (
        <ManageTicket
          ticket={board.rows?.find(({ id }) => id === managed.id) ?? managed}
          onClose={() => setManaged(undefined)}
        />
      )}
      {board.url.get(NEW_TICKET) && <NewTicket onClose={() => setNew(false)} />}
    </Board>
  )
}
