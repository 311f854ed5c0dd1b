'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { BoardFilters } from '@/components/staff/board-filters'
import { BoardSearch } from '@/components/staff/board-search'
import { Icon } from '@/components/staff/icon'
import { MAX_LEAD_QUERY_LENGTH } from '../board-rules'
import { leadSources, leadStatuses } from '../rules'
import { useLeadBoard } from './lead-board-context'
import type { LeadParams } from './lead-params'
import { sourceKey } from './source-key'

type Props = {
  params: LeadParams
  searchField: RefObject<HTMLInputElement | null>
  onChange: (change: Partial<Record<'q' | 'status' | 'source' | 'assignee', string | undefined>>) => void
  onNew: () => void
}

/** Search and filters of the board, and the button for a new lead. */
export function LeadFilters({ params, searchField, onChange, onNew }: Props) {
  const t = useTranslations('leadBoard')
  const names = useTranslations('leads')
  const { staff } = useLeadBoard()
  const filters = [
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
  return (
    <div className="board-bar leads-bar">
      <h2 id="leads-heading">{t('heading')}</h2>
      <BoardSearch
        maxLength={MAX_LEAD_QUERY_LENGTH}
        query={params.q ?? ''}
        label={t('search')}
        field={searchField}
        onSearch={(q) => onChange({ q })}
      />
      <BoardFilters
        filters={filters}
        values={params}
        onChange={onChange}
        labels={{ filters: t('filters'), show: t('show') }}
      />
      <Button variant="line" size="compact" className="board-new" onClick={onNew}>
        <Icon name="add" />
        {t('newLead')}
      </Button>
    </div>
  )
}
