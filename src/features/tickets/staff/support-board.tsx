'use client'

import { useTranslations, useLocale, useNow, useTimeZone } from 'next-intl'
import { useState, memo } from 'react'
import { lazyDialog } from '@/components/staff/lazy-dialog'
import { Link, useOpen } from '@/components/staff/link'

import { Board } from '@/components/staff/board'
import { useBoard } from '@/components/staff/use-board'
import { Button } from '@/components/ui/button'
import { listTime } from '@/components/staff/use-time'
import { MAX_TICKET_QUERY_LENGTH } from '../board-rules'
import type { BoardTicket } from '../queries/ticket-board-page'
import { ticketPriorities, ticketStatuses } from '../rules'
import { ManageTicket } from './manage-ticket'
import { NEW_TICKET, ticketFilterNames, ticketHref, ticketListQuery, ticketParamsOf } from './ticket-params'
import { PriorityChip, StatusChip } from './ticket-chips'

const NewTicket = lazyDialog(async () => (await import('./new-ticket')).NewTicket)

type RowProps = { ticket: BoardTicket; isCurrent: boolean; onManage: (ticket: BoardTicket) => void }

/** A ticket on the board. */
const TicketRow = memo(function TicketRow({ ticket, isCurrent, onManage }: RowProps) {
  const t = useTranslations('supportBoard')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const { id, number, title, description, priority, status, client, createdAt } = ticket
  return (
    <tr data-row={id} data-current={isCurrent || undefined} className="max-md:gap-y-1.5">
      <th scope="row" className="max-md:col-span-full">
        <Link
          href={ticketHref(id)}
          className="block font-semibold wrap-anywhere no-underline hover:underline"
        >
          {title}
        </Link>
        <span className="block truncate text-note/4.5 text-muted">
          <b className="mr-1.5 font-medium text-ink tabular-nums">{t('ticket', { number })}</b> {description}
        </span>
      </th>
      <td className="max-md:col-start-1 max-md:row-start-3 max-md:justify-self-start">
        <PriorityChip priority={priority} />
      </td>
      <td className="max-md:col-span-full">
        {client.company ?? client.name}
        {client.company && <span className="block text-note/4.5 text-muted">{client.name}</span>}
      </td>
      <td className="text-muted max-md:col-start-1 max-md:row-start-4 max-md:self-center">
        <time dateTime={createdAt}>{listTime(new Date(createdAt), language, zone, now)}</time>
      </td>
      <td className="max-md:col-start-1 max-md:row-start-3 max-md:ml-26 max-md:justify-self-start">
        <StatusChip status={status} />
      </td>
      <td className="text-end max-md:col-start-2 max-md:row-span-2 max-md:row-start-3">
        <Button
          variant="line"
          size="compact"
          aria-label={t('manageOne', { title })}
          onClick={() => onManage(ticket)}
        >
          {t('manage')}
        </Button>
      </td>
    </tr>
  )
})

const order = { sorts: { created: 'desc', priority: 'desc' }, byDefault: 'created', isFixed: true } as const

/** The tab Support: filters, table, pages and keys. Filters, order and page are in the URL. */
export function SupportBoard() {
  const t = useTranslations('supportBoard')
  const names = useTranslations('ticketNames')
  const open = useOpen()
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
        columns: [
          { key: 'ticket', label: t('columns.ticket') },
          { key: 'priority', label: t('columns.priority'), sort: 'priority', className: 'md:w-29' },
          { key: 'client', label: t('columns.client'), className: 'md:w-58' },
          { key: 'created', label: t('columns.created'), sort: 'created', className: 'md:w-35' },
          { key: 'status', label: t('columns.status'), className: 'md:w-34' },
          { key: 'actions', label: t('columns.actions'), isRight: true, className: 'md:w-26' },
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
          run: () => current && open(ticketHref(current)),
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
