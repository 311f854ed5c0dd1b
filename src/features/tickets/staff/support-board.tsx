'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Board } from '@/components/staff/board'
import { useBoard } from '@/components/staff/use-board'
import { MAX_TICKET_QUERY_LENGTH } from '../board-rules'
import type { BoardTicket } from '../queries/ticket-board-page'
import { ticketPriorities, ticketStatuses } from '../rules'
import { ManageTicket } from './manage-ticket'
import { NewTicket } from './new-ticket'
import { NEW_TICKET, ticketFilterNames, ticketHref, ticketListQuery, ticketParamsOf } from './ticket-params'
import { TicketRow } from './ticket-row'

const order = { sorts: { created: 'desc', priority: 'desc' }, byDefault: 'created', isFixed: true } as const

/** The tab Support: filters, table, pages and keys. Filters, order and page are in the URL. */
export function SupportBoard() {
  const t = useTranslations('supportBoard')
  const names = useTranslations('ticketNames')
  const router = useRouter()
  const board = useBoard({
    paramsOf: ticketParamsOf,
    query: ticketListQuery,
    rowsOf: (page) => page.tickets,
    filters: ticketFilterNames,
    order,
    failed: t('failed.fetch'),
  })
  const { page, current } = board
  const [managed, setManaged] = useState<BoardTicket>()
  const setNew = (isOpen: boolean) => board.open(NEW_TICKET, isOpen ? '1' : undefined)
  return (
    <Board
      board={board}
      heading={t('heading')}
      search={{ label: t('search'), maxLength: MAX_TICKET_QUERY_LENGTH }}
      filters={[
        {
          name: 'status',
          label: t('filterStatus'),
          all: t('allStatuses'),
          options: ticketStatuses.map((value) => ({ value, label: names(`statuses.${value}`) })),
        },
        {
          name: 'priority',
          label: t('filterPriority'),
          all: t('allPriorities'),
          options: ticketPriorities
            .toReversed()
            .map((value) => ({ value, label: names(`priorities.${value}`) })),
        },
      ]}
      sheet={{ filters: t('filters'), show: t('showTickets') }}
      create={{ label: t('newTicket'), run: () => setNew(true) }}
      table={{
        name: 'tickets',
        columns: [
          { key: 'ticket', label: t('columns.ticket') },
          { key: 'priority', label: t('columns.priority'), sort: 'priority' },
          { key: 'client', label: t('columns.client') },
          { key: 'created', label: t('columns.created'), sort: 'created' },
          { key: 'status', label: t('columns.status') },
          { key: 'actions', label: t('columns.actions'), isRight: true },
        ],
        row: (ticket, isCurrent) => <TicketRow ticket={ticket} isCurrent={isCurrent} onManage={setManaged} />,
      }}
      loading={t('loading')}
      empty={{
        title: t('empty.title'),
        first: t('empty.first'),
        filtered: { text: t('empty.filtered') },
      }}
      total={
        page && [
          page.matching < page.total && t('matching', { count: page.matching }),
          t('totals', { open: page.open, total: page.total }),
        ]
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
