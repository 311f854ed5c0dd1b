'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { BoardFilters } from '@/components/staff/board-filters'
import { BoardSearch } from '@/components/staff/board-search'
import { Icon } from '@/components/staff/icon'
import { MAX_TICKET_QUERY_LENGTH } from '../board-rules'
import { ticketPriorities, ticketStatuses } from '../rules'
import type { TicketParams } from './ticket-params'

type Props = {
  params: TicketParams
  searchField: RefObject<HTMLInputElement | null>
  onChange: (change: Partial<Record<'q' | 'status' | 'priority', string | undefined>>) => void
  onNew: () => void
}

/** Search and filters of the board, and the button for a new ticket. */
export function TicketFilters({ params, searchField, onChange, onNew }: Props) {
  const t = useTranslations('supportBoard')
  const names = useTranslations('ticketNames')
  const filters = [
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
      options: ticketPriorities.toReversed().map((value) => ({ value, label: names(`priorities.${value}`) })),
    },
  ] as const
  return (
    <div className="board-bar">
      <h2 id="support-heading">{t('heading')}</h2>
      <BoardSearch
        label={t('search')}
        maxLength={MAX_TICKET_QUERY_LENGTH}
        query={params.q ?? ''}
        field={searchField}
        onSearch={(q) => onChange({ q })}
      />
      <BoardFilters
        filters={filters}
        values={params}
        onChange={onChange}
        labels={{ filters: t('filters'), show: t('showTickets') }}
      />
      <Button variant="line" size="compact" className="board-new" onClick={onNew}>
        <Icon name="add" />
        {t('newTicket')}
      </Button>
    </div>
  )
}
