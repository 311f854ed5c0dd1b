'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'

import { buttonClass } from '@/components/ui/button'
import { BoardKeys } from '@/components/staff/board-keys'
import { BoardEmpty, BoardFailed, BoardNoMatch } from '@/components/staff/board-states'
import { BoardTable, type Direction } from '@/components/staff/board-table'
import { useReadErrorToast } from '@/components/staff/use-read-error-toast'
import { useKeys } from '@/components/staff/use-keys'
import { useRows } from '@/components/staff/use-rows'
import { useUrl } from '@/components/staff/use-url'
import { localizedPath, type Language } from '@/i18n/languages'
import type { UrlChange } from '@/lib/changed-query'
import { leadSorts, type LeadSort } from '../board-rules'
import type { ListedLead } from '../queries/lead-rows'
import { DeleteLead } from './delete-lead'
import { LeadFilters } from './lead-filters'
import { LeadPagination } from './lead-pagination'
import { filterNames, leadListQuery, leadParamsOf, pageNames, type LeadParams } from './lead-params'
import { LeadRow } from './lead-row'
import { NEW_LEAD, openLead, openLeadByKey } from './lead-url'

const firstPage = Object.fromEntries(pageNames.map((name) => [name, undefined]))
const noFilters = Object.fromEntries(filterNames.map((name) => [name, undefined]))

/** Returns the order that the URL names. */
function sortOf({ sort, direction }: LeadParams): { by: LeadSort; direction: Direction } {
  const by = sort && Object.hasOwn(leadSorts, sort) ? (sort as LeadSort) : 'created'
  return { by, direction: direction === 'asc' || direction === 'desc' ? direction : leadSorts[by] }
}

/** The tab Leads: filters, table, pages and keys. Filters, order, page and the open dialog are in the URL. */
export function LeadsBoard() {
  const t = useTranslations('leadBoard')
  const [url, changeUrl] = useUrl()
  const params = useMemo(() => leadParamsOf((name) => url.get(name)), [url])
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...leadListQuery(params),
    placeholderData: keepPreviousData,
  })
  const ids = useMemo(() => data?.leads.map(({ id }) => id) ?? [], [data])
  const { board, current, move, focusControl } = useRows(ids)
  const searchField = useRef<HTMLInputElement>(null)
  const [deleted, setDeleted] = useState<ListedLead>()
  const sort = sortOf(params)

  useReadErrorToast(error, t('failed.fetch'))

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => current && openLeadByKey(current),
    s: () => focusControl('[data-control="status"]'),
    a: () => focusControl('[data-control="assignee"]'),
    '/': () => searchField.current?.focus(),
  })

  const filter = (change: UrlChange) =>
    changeUrl({ ...firstPage, ...change }, 'q' in change ? 'replace' : 'push')
  const isFiltered = filterNames.some((name) => params[name])
  const isEmpty = data?.leads.length === 0 && !isPlaceholderData
  const columns = [
    { key: 'contact', label: t('columns.contact'), sort: { by: 'name', first: leadSorts.name } },
    { key: 'company', label: t('columns.company') },
    { key: 'source', label: t('columns.source') },
    { key: 'status', label: t('columns.status') },
    { key: 'score', label: t('columns.score'), sort: { by: 'score', first: leadSorts.score } },
    { key: 'assignee', label: t('columns.assignee') },
    { key: 'created', label: t('columns.created'), sort: { by: 'created', first: leadSorts.created } },
    { key: 'actions', label: t('columns.actions'), isRight: true },
  ] as const

  return (
    <section className="board" aria-labelledby="leads-heading" ref={board}>
      <LeadFilters
        params={params}
        searchField={searchField}
        onChange={filter}
        onNew={() => openLead(NEW_LEAD)}
      />
      {error && (
        <BoardFailed
          title={t('failed.fetch')}
          error={error}
          kept={t('failed.kept')}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty ? (
        <NoLeads
          query={params.q}
          isFiltered={isFiltered}
          onClear={() => changeUrl({ ...firstPage, ...noFilters })}
        />
      ) : (
        (data ?? !error) && (
          <BoardTable
            className="leads-table"
            caption={t('heading')}
            columns={columns}
            sort={sort}
            onSort={(by, direction) => changeUrl({ ...firstPage, sort: by, direction })}
            loading={t('loading')}
            isBusy={isPlaceholderData}
          >
            {data?.leads.map((lead) => (
              <LeadRow key={lead.id} lead={lead} isCurrent={lead.id === current} onDelete={setDeleted} />
            ))}
          </BoardTable>
        )
      )}
      {data && !isEmpty && (
        <LeadPagination
          page={data}
          isByDate={sort.by === 'created' && sort.direction === 'desc'}
          onMove={(change) => changeUrl({ ...firstPage, ...change })}
        />
      )}
      <BoardKeys
        keys={[
          { keys: ['R'], label: t('keyNames.reply') },
          { keys: ['T'], label: t('keyNames.ticket') },
          { keys: ['J', 'K'], label: t('keyNames.move') },
          { keys: ['Enter'], label: t('keyNames.view') },
          { keys: ['S'], label: t('keyNames.status') },
          { keys: ['A'], label: t('keyNames.assign') },
          { keys: ['/'], label: t('keyNames.search') },
        ]}
      />
      {deleted && <DeleteLead lead={deleted} onClose={() => setDeleted(undefined)} />}
    </section>
  )
}

type NoLeadsProps = { query?: string; isFiltered: boolean; onClear: () => void }

function NoLeads({ query, isFiltered, onClear }: NoLeadsProps) {
  const t = useTranslations('leadBoard.empty')
  const language = useLocale() as Language
  if (isFiltered) return <BoardNoMatch texts="leadBoard.empty" query={query} onClear={onClear} />
  return (
    <BoardEmpty title={t('title')} text={t('first')}>
      <a href={localizedPath('/contact', language)} className={buttonClass('quiet', 'compact')}>
        {t('contact')}
      </a>
    </BoardEmpty>
  )
}
