'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'

import { BoardPagination } from '@/components/staff/board-pagination'
import { BoardKeys } from '@/components/staff/board-keys'
import { BoardEmpty, BoardFailed, BoardNoMatch } from '@/components/staff/board-states'
import { BoardTable } from '@/components/staff/board-table'
import { useKeys } from '@/components/staff/use-keys'
import { useRows } from '@/components/staff/use-rows'
import { useReadErrorToast } from '@/components/staff/use-read-error-toast'
import { useUrl } from '@/components/staff/use-url'
import type { UrlChange } from '@/lib/changed-query'
import type { BoardTicket } from '../queries/ticket-board-page'
import { ManageTicket } from './manage-ticket'
import { NewTicket } from './new-ticket'
import { TicketFilters } from './ticket-filters'
import { NEW_TICKET, ticketFilterNames, ticketHref, ticketListQuery, ticketParamsOf } from './ticket-params'
import { TicketRow } from './ticket-row'

const noFilters = Object.fromEntries(ticketFilterNames.map((name) => [name, undefined]))

/** The tab Support: filters, table, pages and keys. Filters, order and page are in the URL. */
export function SupportBoard() {
  const t = useTranslations('supportBoard')
  const router = useRouter()
  const [url, changeUrl] = useUrl()
  const params = useMemo(() => ticketParamsOf((name) => url.get(name)), [url])
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...ticketListQuery(params),
    placeholderData: keepPreviousData,
  })
  const ids = useMemo(() => data?.tickets.map(({ id }) => id) ?? [], [data])
  const { board, current, move, focusControl } = useRows(ids)
  const searchField = useRef<HTMLInputElement>(null)
  const [managed, setManaged] = useState<BoardTicket>()

  useReadErrorToast(error, t('failed.fetch'))

  const setNew = (isOpen: boolean) =>
    changeUrl({ [NEW_TICKET]: isOpen ? '1' : undefined }, isOpen ? 'push' : 'replace')
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => current && router.push(ticketHref(current)),
    m: () => focusControl('button'),
    n: () => setNew(true),
    '/': () => searchField.current?.focus(),
  })

  const filter = (change: UrlChange) =>
    changeUrl({ page: undefined, ...change }, 'q' in change ? 'replace' : 'push')
  const isFiltered = ticketFilterNames.some((name) => params[name])
  const isEmpty = data?.tickets.length === 0 && !isPlaceholderData
  const sort = params.sort === 'priority' ? 'priority' : 'created'
  const columns = [
    { key: 'ticket', label: t('columns.ticket') },
    { key: 'priority', label: t('columns.priority'), sort: { by: 'priority', first: 'desc' } },
    { key: 'client', label: t('columns.client') },
    { key: 'created', label: t('columns.created'), sort: { by: 'created', first: 'desc' } },
    { key: 'status', label: t('columns.status') },
    { key: 'actions', label: t('columns.actions'), isRight: true },
  ] as const

  return (
    <section className="board" aria-labelledby="support-heading" ref={board}>
      <TicketFilters params={params} searchField={searchField} onChange={filter} onNew={() => setNew(true)} />
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
        <BoardNoMatch texts="supportBoard.empty" query={params.q} onClear={() => filter(noFilters)} />
      )}
      {!isEmpty && (data ?? !error) && (
        <BoardTable
          className="tickets-table"
          caption={t('heading')}
          columns={columns}
          sort={{ by: sort, direction: 'desc' }}
          onSort={(by) => changeUrl({ page: undefined, sort: by === 'created' ? undefined : by })}
          loading={t('loading')}
          isBusy={isPlaceholderData}
        >
          {data?.tickets.map((ticket) => (
            <TicketRow
              key={ticket.id}
              ticket={ticket}
              isCurrent={ticket.id === current}
              onManage={setManaged}
            />
          ))}
        </BoardTable>
      )}
      {data && !isEmpty && (
        <BoardPagination
          parts={[
            data.matching < data.total && t('matching', { count: data.matching }),
            t('totals', { open: data.open, total: data.total }),
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
          { keys: ['M'], label: t('keyNames.manage') },
          { keys: ['N'], label: t('keyNames.new') },
          { keys: ['/'], label: t('keyNames.search') },
        ]}
      />
      {managed && (
        <ManageTicket
          ticket={data?.tickets.find(({ id }) => id === managed.id) ?? managed}
          onClose={() => setManaged(undefined)}
        />
      )}
      {url.get(NEW_TICKET) && <NewTicket onClose={() => setNew(false)} />}
    </section>
  )
}
