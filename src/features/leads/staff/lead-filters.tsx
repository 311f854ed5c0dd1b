'use client'

import { useTranslations } from 'next-intl'
import { useState, type RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { Chevron } from '@/components/ui/icons'
import { BoardSearch } from '@/features/dashboard/staff/board-search'
import { Icon } from '@/features/dashboard/staff/icon'
import { useHydrated } from '@/features/dashboard/staff/use-hydrated'
import { StaffDialog } from '@/features/dashboard/staff/staff-dialog'
import { MAX_LEAD_QUERY_LENGTH } from '../board-rules'
import { leadSources, leadStatuses } from '../rules'
import { useLeadDesk } from './lead-desk'
import type { LeadParams } from './lead-params'
import { sourceKey } from './source-key'

export type FilterChange = Partial<Record<'q' | 'status' | 'source' | 'assignee', string | undefined>>
type Props = {
  params: LeadParams
  searchField: RefObject<HTMLInputElement | null>
  onChange: (change: FilterChange) => void
  onNew: () => void
}

/** The filters of the board. On phones, those besides the search are in a sheet. */
export function LeadFilters({ params, searchField, onChange, onNew }: Props) {
  const t = useTranslations('leadBoard')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const count = [params.status, params.source, params.assignee].filter(Boolean).length
  return (
    <div className="board-bar">
      <h2 id="leads-heading">{t('heading')}</h2>
      <BoardSearch
        maxLength={MAX_LEAD_QUERY_LENGTH}
        query={params.q ?? ''}
        label={t('search')}
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
        {t('newLead')}
      </Button>
      {isSheetOpen && (
        <StaffDialog title={t('filters')} className="board-sheet" onClose={() => setIsSheetOpen(false)}>
          <div className="dialog-body">
            <Selects params={params} onChange={onChange} hasLabels />
          </div>
          <div className="dialog-foot">
            <Button variant="accent" size="compact" onClick={() => setIsSheetOpen(false)}>
              {t('show')}
            </Button>
          </div>
        </StaffDialog>
      )}
    </div>
  )
}

type SelectsProps = Pick<Props, 'params' | 'onChange'> & { hasLabels?: boolean }

function Selects({ params, onChange, hasLabels = false }: SelectsProps) {
  const t = useTranslations('leadBoard')
  const names = useTranslations('leads')
  const { staff } = useLeadDesk()
  const isHydrated = useHydrated()
  const selects = [
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
