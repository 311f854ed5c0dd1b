'use client'

import { useTranslations } from 'next-intl'

import { Board } from '@/components/staff/board'
import { BoardEmpty, BoardNoMatch } from '@/components/staff/board-states'
import { BoardPagination } from '@/components/staff/board-pagination'
import { BoardTable } from '@/components/staff/board-table'
import { sortOf } from '@/components/staff/list-params'
import { useBoard } from '@/components/staff/use-board'
import { openClient } from '@/features/clients/staff/client-link'
import { CLIENT_PARAMETER, NEW_CLIENT } from '@/features/clients/rules'
import { ClientFilters } from './client-filters'
import { clientFilterNames, clientListQuery, clientParamsOf } from './client-params'
import { ClientRow } from './client-row'
import { NewClient } from './new-client'

const sorts = { created: 'desc', name: 'asc' } as const

/** The list of clients: filters, table, pages and keys. Filters, order and page are in the URL. */
export function ClientList({ isNew }: { isNew: boolean }) {
  const t = useTranslations('clientBoard')
  const board = useBoard({
    paramsOf: clientParamsOf,
    query: clientListQuery,
    rowsOf: (page) => page.clients,
    filters: clientFilterNames,
    failed: t('failed.fetch'),
  })
  const { params, page, current, filter } = board
  const setNew = (isOpen: boolean) => board.open(CLIENT_PARAMETER, isOpen ? NEW_CLIENT : undefined)
  const { by } = sortOf({ sort: params.sort }, sorts, 'created')
  return (
    <Board
      board={board}
      heading="clients-heading"
      kept={t('failed.kept')}
      bar={
        <ClientFilters
          params={params}
          searchField={board.searchField}
          onChange={filter}
          onNew={() => setNew(true)}
        />
      }
      rows={
        <BoardTable
          className="clients-table"
          caption={t('heading')}
          columns={[
            { key: 'client-name', label: t('columns.client'), sort: { by: 'name', first: sorts.name } },
            { key: 'company', label: t('columns.company') },
            { key: 'billing', label: t('columns.billing') },
            { key: 'status', label: t('columns.status') },
            { key: 'created', label: t('columns.created'), sort: { by: 'created', first: sorts.created } },
          ]}
          sort={{ by, direction: sorts[by] }}
          onSort={(sort) => filter({ sort: sort === 'created' ? undefined : sort })}
          loading={t('loading')}
          isBusy={board.isBusy}
        >
          {board.rows?.map((client) => (
            <ClientRow key={client.id} client={client} isCurrent={client.id === current} />
          ))}
        </BoardTable>
      }
      empty={
        board.isFiltered ? (
          <BoardNoMatch texts="clientBoard.empty" query={params.q} onClear={board.clearFilters} />
        ) : (
          <BoardEmpty title={t('empty.title')} text={t('empty.first')} />
        )
      }
      pagination={
        page && (
          <BoardPagination
            parts={[
              page.matching < page.total && t('matching', { count: page.matching }),
              t('totals', { active: page.active, total: page.total }),
            ]}
            page={page.page}
            pages={page.pages}
            onMove={(to) => board.turn({ page: to })}
          />
        )
      }
      keys={[
        { keys: ['J', 'K'], label: t('keyNames.move') },
        { keys: ['Enter'], label: t('keyNames.open'), run: () => current && openClient(current) },
        {
          keys: ['S'],
          label: t('keyNames.status'),
          run: () => board.focusControl('[data-control="status"]'),
        },
        { keys: ['N'], label: t('keyNames.new'), run: () => setNew(true) },
        { keys: ['/'], label: t('keyNames.search') },
      ]}
    >
      {isNew && <NewClient onClose={() => setNew(false)} />}
    </Board>
  )
}
