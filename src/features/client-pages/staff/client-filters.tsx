'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { BoardSearch } from '@/components/staff/board-search'
import { FilterSelects } from '@/components/staff/filter-selects'
import { Icon } from '@/components/staff/icon'
import { clientStatuses, MAX_CLIENT_QUERY_LENGTH } from '@/features/clients/rules'
import type { ClientParams } from './client-params'

type Props = {
  params: ClientParams
  searchField: RefObject<HTMLInputElement | null>
  onChange: (change: { q?: string | undefined; status?: string | undefined }) => void
  onNew: () => void
}

/** Search and filter of the board, and the button for a new client. */
export function ClientFilters({ params, searchField, onChange, onNew }: Props) {
  const t = useTranslations('clientBoard')
  const names = useTranslations('clientNames.statuses')
  return (
    <div className="board-bar clients-bar">
      <h2 id="clients-heading">{t('heading')}</h2>
      <BoardSearch
        label={t('search')}
        maxLength={MAX_CLIENT_QUERY_LENGTH}
        query={params.q ?? ''}
        field={searchField}
        onSearch={(q) => onChange({ q })}
      />
      <FilterSelects
        filters={[
          {
            name: 'status',
            label: t('filterStatus'),
            all: t('allStatuses'),
            options: clientStatuses.map((value) => ({ value, label: names(value) })),
          },
        ]}
        values={params}
        onChange={onChange}
      />
      <Button variant="line" size="compact" className="board-new" onClick={onNew}>
        <Icon name="add" />
        {t('newClient')}
      </Button>
    </div>
  )
}
