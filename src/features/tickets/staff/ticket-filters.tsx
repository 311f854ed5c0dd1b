'use client'

import { useTranslations } from 'next-intl'
import { useState, type RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { Chevron } from '@/components/ui/icons'
import { BoardSearch } from '@/features/dashboard/staff/board-search'
import { Icon } from '@/features/dashboard/staff/icon'
import { useHydrated } from '@/features/dashboard/staff/use-hydrated'
import { StaffDialog } from '@/features/dashboard/staff/staff-dialog'
import { MAX_TICKET_QUERY_LENGTH } from '../desk-rules'
import { ticketPriorities, ticketStatuses } from '../rules'
import type { TicketParams } from './ticket-params'

type Change = Partial<Record<'q' | 'status' | 'priority', string | undefined>>
type Props = {
  params: TicketParams
  searchField: RefObject<HTMLInputElement | null>
  onChange: (change: Change) => void
  onNew: () => void
}

/** The filters of the board. On phones, those besides the search are in a sheet. */
export function TicketFilters({ params, searchField, onChange, onNew }: Props) {
  const t = useTranslations('supportBoard')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const count = [params.status, params.priority].filter(Boolean).length
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
      <div className="board-filters">
        <Selects params={params} onChange={onChange} />
      </div>
      <Button
        variant="line"
        size="compact"
        className="board-filters-open"
        onClick={() => setIsSheetOpen(true)}
      >
        {t('filters')}
        {count > 0 && <b className="board-filters-count">{count}</b>}
      </Button>
      <Button variant="line" size="compact" className="board-new" onClick={onNew}>
        <Icon name="add" />
        {t('newTicket')}
      </Button>
      {isSheetOpen && (
        <StaffDialog title={t('filters')} className="board-sheet" onClose={() => setIsSheetOpen(false)}>
          <div className="dialog-body">
            <Selects params={params} onChange={onChange} hasLabels />
          </div>
          <div className="dialog-foot">
            <Button variant="accent" size="compact" onClick={() => setIsSheetOpen(false)}>
              {t('showTickets')}
            </Button>
          </div>
        </StaffDialog>
      )}
    </div>
  )
}

type SelectsProps = Pick<Props, 'params' | 'onChange'> & { hasLabels?: boolean }

function Selects({ params, onChange, hasLabels = false }: SelectsProps) {
  const t = useTranslations('supportBoard')
  const names = useTranslations('ticketNames')
  const isHydrated = useHydrated()
  const selects = [
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
  return selects.map(({ name, label, all, options }) => (
    <label key={name} className="board-select">
      <span className={hasLabels ? undefined : 'sr-only'}>{label}</span>
      <span>
        <select
          value={params[name] ?? ''}
          disabled={!isHydrated}
          onChange={({ target }) => onChange({ [name]: target.value || undefined })}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Chevron />
      </span>
    </label>
  ))
}
