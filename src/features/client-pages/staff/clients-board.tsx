'use client'

import { useTranslations, useLocale, useNow, useTimeZone } from 'next-intl'
import { memo } from 'react'
import { useUrl } from '@/components/staff/use-url'
import {
  CLIENT_PARAMETER,
  NEW_CLIENT,
  clientStatuses,
  MAX_CLIENT_QUERY_LENGTH,
} from '@/features/clients/rules'
import { Board } from '@/components/staff/board'
import { useBoard } from '@/components/staff/use-board'
import { openClient, ClientLink } from '@/features/clients/staff/client-link'
import { mailtoLink } from '@/lib/email-address'
import { LanguageBadge } from '@/components/staff/languages'
import { lazyDialog } from '@/components/staff/lazy-dialog'
import { listTime } from '@/components/staff/use-time'
import { ClientPageView } from './client-page-view'
import { clientFilterNames, clientListQuery, clientParamsOf } from './client-params'
import type { ListedClient } from '../queries/client-board-page'
import { ClientStatusSelect } from './client-status-select'

const NewClient = lazyDialog(async () => (await import('./new-client')).NewClient)

type Props = { client: ListedClient; isCurrent: boolean }

/** A client on the board. */
export const ClientRow = memo(function ClientRow({ client, isCurrent }: Props) {
  const t = useTranslations('clientBoard')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const { id, name, email, company, billingId, status, createdAt } = client
  return (
    <tr data-row={id} data-current={isCurrent || undefined}>
      <th scope="row" className="max-md:col-span-full">
        <span className="flex items-center gap-2">
          <ClientLink
            id={id}
            className="py-1 font-semibold wrap-anywhere no-underline hover:underline max-md:inline-grid max-md:min-h-11 max-md:content-center"
          >
            {name}
          </ClientLink>
          <LanguageBadge language={client.language} />
        </span>
        <a
          className="block truncate pb-1.5 text-note/4.5 text-muted max-md:min-h-11 max-md:content-center max-md:pb-0"
          href={mailtoLink(email)}
        >
          {email}
        </a>
      </th>
      <td className="wrap-anywhere max-md:col-span-full max-md:mb-1.5">{company ?? '—'}</td>
      <td className="max-md:col-span-full">
        <span className="mr-2 text-note text-muted md:hidden">{t('columns.billing')}</span>
        {billingId ? <code className="text-tiny wrap-anywhere">{billingId}</code> : '—'}
      </td>
      <td className="max-md:col-start-1">
        <ClientStatusSelect id={id} status={status} label={t('statusOf', { name })} size="row" />
      </td>
      <td className="text-muted max-md:col-start-2 max-md:self-center max-md:text-end">
        <time dateTime={createdAt}>{listTime(new Date(createdAt), language, zone, now)}</time>
      </td>
    </tr>
  )
})

const order = { sorts: { created: 'desc', name: 'asc' }, byDefault: 'created', isFixed: true } as const

/** The list of clients: filters, table, pages and keys. Filters, order and page are in the URL. */
function ClientList({ isNew }: { isNew: boolean }) {
  const t = useTranslations('clientBoard')
  const names = useTranslations('clientNames.statuses')
  const board = useBoard({
    paramsOf: clientParamsOf,
    query: clientListQuery,
    rowsOf: (page) => page.clients,
    filters: clientFilterNames,
    order,
    failed: t('failed.fetch'),
  })
  const { page, current } = board
  const setNew = (isOpen: boolean) => board.open(CLIENT_PARAMETER, isOpen ? NEW_CLIENT : undefined)
  return (
    <Board
      board={board}
      heading={t('heading')}
      search={{ label: t('search'), maxLength: MAX_CLIENT_QUERY_LENGTH }}
      filters={[
        {
          name: 'status',
          label: t('filterStatus'),
          all: t('allStatuses'),
          options: clientStatuses.map((value) => ({ value, label: names(value) })),
        },
      ]}
      create={{ label: t('newClient'), run: () => setNew(true) }}
      table={{
        columns: [
          { key: 'client-name', label: t('columns.client'), sort: 'name' },
          { key: 'company', label: t('columns.company'), className: 'md:w-[24%]' },
          { key: 'billing', label: t('columns.billing'), className: 'md:w-42' },
          { key: 'status', label: t('columns.status'), className: 'md:w-41' },
          { key: 'created', label: t('columns.created'), sort: 'created', className: 'md:w-38' },
        ],
        row: (client, isCurrent) => <ClientRow client={client} isCurrent={isCurrent} />,
      }}
      loading={t('loading')}
      empty={{
        title: t('empty.title'),
        first: t('empty.first'),
        filtered: { text: t('empty.filtered') },
      }}
      total={
        page && [
          page.matching < page.total && t('matching', { count: page.matching }),
          t('totals', { active: page.active, total: page.total }),
        ]
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

/** The tab Clients: the list, or the page of the client that the URL names. */
export function ClientsBoard() {
  const [url] = useUrl()
  const id = url.get(CLIENT_PARAMETER)
  return id && id !== NEW_CLIENT ? (
    <ClientPageView key={id} id={id} />
  ) : (
    <ClientList isNew={id === NEW_CLIENT} />
  )
}
