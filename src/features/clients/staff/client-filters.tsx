'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { Chevron } from '@/components/ui/icons'
import { BoardSearch } from '@/features/dashboard/staff/board-search'
import { Icon } from '@/features/dashboard/staff/icon'
import { useHydrated } from '@/features/dashboard/staff/use-hydrated'
import { clientStatuses, MAX_CLIENT_QUERY_LENGTH } from '../rules'
import type { ClientParams } from './client-params'

type Props = {
  params: ClientParams
  searchField: RefObject<HTMLInputElement | null>
  onChange: (change: { q?: string | undefined; status?: string | undefined }) => void
  onNew: () => void
}

/** Search and filter of the board, and the way to a new client. */
export function ClientFilters({ params, searchField, onChange, onNew }: Props) {
  const t = useTranslations('clientBoard')
  const names = useTranslations('clientNames.statuses')
  const isHydrated = useHydrated()
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
      <label className="board-select">
        <span className="sr-only">{t('filterStatus')}</span>
        <span>
          <select
            value={params.status ?? ''}
            disabled={!isHydrated}
            onChange={({ target }) => onChange({ status: target.value || undefined })}
          >
            <option value="">{t('allStatuses')}</option>
            {clientStatuses.map((status) => (
              <option key={status} value={status}>
                {names(status)}
              </option>
            ))}
          </select>
          <Chevron />
        </span>
      </label>
      <Button variant="line" size="compact" className="board-new" onClick={onNew}>
        <Icon name="add" />
        {t('newClient')}
      </Button>
    </div>
  )
}
