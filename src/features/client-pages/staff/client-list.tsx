'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'

import { BoardPagination } from '@/components/staff/board-pagination'
import { BoardKeys } from '@/components/staff/board-keys'
import { BoardEmpty, BoardFailed, BoardNoMatch } from '@/components/staff/board-states'
import { BoardTable } from '@/components/staff/board-table'
import { useKeys } from '@/components/staff/use-keys'
import { useRows } from '@/components/staff/use-rows'
import { useReadErrorToast } from '@/components/staff/use-read-error-toast'
import { useUrl } from '@/components/staff/use-url'
import type { UrlChange } from '@/lib/changed-query'
import { ClientFilters } from './client-filters'
import { openClient } from '@/features/clients/staff/client-link'
import { clientFilterNames, clientListQuery, clientParamsOf } from './client-params'
import { CLIENT_PARAMETER, NEW_CLIENT } from '@/features/clients/rules'
import { ClientRow } from './client-row'
import { NewClient } from './new-client'

const noFilters = Object.fromEntries(clientFilterNames.map((name) => [name, undefined]))

/** The list of clients: filters, table, pages and keys. Filters, order and page are in the URL. */
export function ClientList({ isNew }: { isNew: boolean }) {
  const t = useTranslations('clientBoard')
  const [url, changeUrl] = useUrl()
  const params = useMemo(() => clientParamsOf((name) => url.get(name)), [url])
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...clientListQuery(params),
    placeholderData: keepPreviousData,
  })
  const ids = useMemo(() => data?.clients.map(({ id }) => id) ?? [], [data])
  const { board, current, move, focusControl } = useRows(ids)
  const searchField = useRef<HTMLInputElement>(null)

  useReadErrorToast(error, t('failed.fetch'))

  const setNew = (isOpen: boolean) =>
    changeUrl({ [CLIENT_PARAMETER]: isOpen ? NEW_CLIENT : undefined }, isOpen ? 'push' : 'replace')
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => current && openClient(current),
    s: () => focusControl('[data-control="status"]'),
    n: () => setNew(true),
    '/': () => searchField.current?.focus(),
  })

  const filter = (change: UrlChange) =>
    changeUrl({ page: undefined, ...change }, 'q' in change ? 'replace' : 'push')
  const isFiltered = clientFilterNames.some((name) => params[name])
  const isEmpty = data?.clients.length === 0 && !isPlaceholderData
  const sort =
    params.sort === 'name'
      ? ({ by: 'name', direction: 'asc' } as const)
      : ({ by: 'created', direction: 'desc' } as const)
  const columns = [
    { key: 'client-name', label: t('columns.client'), sort: { by: 'name', first: 'asc' } },
    { key: 'company', label: t('columns.company') },
    { key: 'billing', label: t('columns.billing') },
    { key: 'status', label: t('columns.status') },
    { key: 'created', label: t('columns.created'), sort: { by: 'created', first: 'desc' } },
  ] as const

  return (
    <section className="board" aria-labelledby="clients-heading" ref={board}>
      <ClientFilters params={params} searchField={searchField} onChange={filter} onNew={() => setNew(true)} />
      {error && (
        <BoardFailed
          title={t('failed.fetch')}
          error={error}
          kept={t('failed.kept')}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty && !isFiltered && <BoardEmpty title={t('empty.title')} text={t('empty.first')} />}
      {isEmpty && isFiltered && (
        <BoardNoMatch texts="clientBoard.empty" query={params.q} onClear={() => filter(noFilters)} />
      )}
      {!isEmpty && (data ?? !error) && (
        <BoardTable
          className="clients-table"
          caption={t('heading')}
          columns={columns}
          sort={sort}
          onSort={(by) => changeUrl({ page: undefined, sort: by === 'created' ? undefined : by })}
          loading={t('loading')}
          isBusy={isPlaceholderData}
        >
          {data?.clients.map((client) => (
            <ClientRow key={client.id} client={client} isCurrent={client.id === current} />
          ))}
        </BoardTable>
      )}
      {data && !isEmpty && (
        <BoardPagination
          parts={[
            data.matching < data.total && t('matching', { count: data.matching }),
            t('totals', { active: data.active, total: data.total }),
          ]}
          page={data.page}
          pages={data.pages}
          onMove={(page) => changeUrl({ page })}
        />
      )}
      <BoardKeys
        keys={[
          { keys: ['J', 'K'], label: t('keyNames.move') },
          { keys: ['Enter'], label: t('keyNames.open') },
          { keys: ['S'], label: t('keyNames.status') },
          { keys: ['N'], label: t('keyNames.new') },
          { keys: ['/'], label: t('keyNames.search') },
        ]}
      />
      {isNew && <NewClient onClose={() => setNew(false)} />}
    </section>
  )
}
