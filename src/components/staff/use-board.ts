'use client'

import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'

import type { UrlChange } from '@/lib/changed-query'
import type { Direction } from './board-table'
import { sortOf, type ReadParameter } from './list-params'
import { useReadErrorToast } from './use-read-error-toast'
import { useRows } from './use-rows'
import { useUrl } from './use-url'

/** The orders of a board, with the direction of the first click on each. In a fixed one it is the only direction. */
export type BoardOrder<Sort extends string> = {
  sorts: Readonly<Record<Sort, Direction>>
  byDefault: NoInfer<Sort>
  isFixed?: boolean
}

type Options<Params, Page extends object, Row, Key extends QueryKey, Sort extends string> = {
  paramsOf: (read: ReadParameter) => Params
  query: (params: Params) => UseQueryOptions<Page, Error, Page, Key>
  rowsOf: (page: Page) => readonly Row[]
  /** The parameters that filter. */
  filters?: readonly (keyof Params & string)[]
  /** The parameters that choose a page: a change of the filters or of the order removes them. */
  pages?: readonly string[]
  order?: BoardOrder<Sort>
  /** What the parameters begin with in the URL, of a board that shares it with another. */
  prefix?: string
  /** What is said when the rows could not be read. */
  failed: string
}

const without = (names: readonly string[]): UrlChange =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/**
 * What a board reads and shows: its parameters in the URL, the page of rows that they choose, and the row under the
 * keyboard. The rows that are there stay while others are read (`isBusy`). `Board` draws it.
 */
export function useBoard<
  Params extends Readonly<Record<string, string | undefined>>,
  Page extends object,
  Row extends { id: string },
  Key extends QueryKey,
  Sort extends string = never,
>(options: Options<Params, Page, Row, Key, Sort>) {
  const { paramsOf, query, rowsOf, filters = [], pages = ['page'], order, prefix = '', failed } = options
  const [url, changeUrl] = useUrl()
  const params = useMemo(() => paramsOf((name) => url.get(name)), [url, paramsOf])
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query(params),
    placeholderData: keepPreviousData,
  })
  const rows = data && rowsOf(data)
  const searchField = useRef<HTMLInputElement>(null)
  useReadErrorToast(error, failed)
  const change = (parameters: UrlChange, mode?: 'push' | 'replace') => {
    const named = Object.entries({ ...without(pages), ...parameters })
    changeUrl(Object.fromEntries(named.map(([name, value]) => [prefix + name, value])), mode)
  }
  return {
    ...useRows(rows?.map(({ id }) => id) ?? []),
    url,
    params,
    page: data,
    rows,
    error,
    failed,
    searchField,
    order,
    sort: order && sortOf(order.isFixed ? { sort: params.sort } : params, order.sorts, order.byDefault),
    isBusy: isPlaceholderData,
    isEmpty: rows?.length === 0 && !isPlaceholderData,
    isFiltered: filters.some((name) => params[name]),
    retry: () => void refetch(),
    /** Shows another page. */
    turn: (parameters: UrlChange) => change(parameters),
    /** Changes filters. What is typed into the search is one step of the history. */
    filter: (parameters: UrlChange) => change(parameters, 'q' in parameters ? 'replace' : 'push'),
    sortBy: (by: Sort, direction: Direction) =>
      change(order?.isFixed ? { sort: by === order.byDefault ? undefined : by } : { sort: by, direction }),
    clearFilters: () => change(without(filters)),
    /** Opens or closes what a parameter names. Only opening is a step of the history. */
    open: (name: string, value: string | undefined) =>
      changeUrl({ [name]: value }, value ? 'push' : 'replace'),
  }
}

type Returned<Row extends { id: string }, Sort extends string> = ReturnType<
  typeof useBoard<Readonly<Record<string, string | undefined>>, object, Row, QueryKey, Sort>
>

/** What `Board` needs of `useBoard`. */
export type BoardState<Row extends { id: string } = { id: string }, Sort extends string = string> = Omit<
  Returned<Row, Sort>,
  'url' | 'open' | 'setCurrent' | 'focusControl'
>
