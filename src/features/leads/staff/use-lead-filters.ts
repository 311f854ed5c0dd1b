'use client'

import { useTranslations } from 'next-intl'

import type { BoardFilter } from '@/components/staff/filter-selects'
import { leadSources, leadStatuses } from '../rules'
import { useLeadBoard } from './lead-board-context'
import { sourceKey } from './source-key'

/** The filters of the board of leads. */
export function useLeadFilters(): BoardFilter<'status' | 'source' | 'assignee'>[] {
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
