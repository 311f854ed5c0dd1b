'use client'

import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'

import type { UrlChange } from '@/lib/changed-query'
import type { ReadParameter } from './list-params'
import { useReadErrorToast } from './use-read-error-toast'
import { useRows } from './use-rows'
import { useUrl } from './use-url'

type Options<Params, Page extends object, Row, Key extends QueryKey> = {
  paramsOf: (read: ReadParameter) => Params
  query: (params: Params) => UseQueryOptions<Page, Error, Page, Key>
  rowsOf: (page: Page) => readonly Row[]
  /** The parameters that filter. */
  filters?: readonly (keyof Params & string)[]
  /** The parameters that choose a page: a change of the filters or of the order removes them. */
  pages?: readonly string[]
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
  Params extends object,
  Page extends object,
  Row extends { id: string },
  Key extends QueryKey,
>({ paramsOf, query, rowsOf, filters = [], pages = ['page'], failed }: Options<Params, Page, Row, Key>) {
  const [url, changeUrl] = useUrl()
  const params = useMemo(() => paramsOf((name) => url.get(name)), [url, paramsOf])
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query(params),
    placeholderData: keepPreviousData,
  })
  const rows = data && rowsOf(data)
  const searchField = useRef<HTMLInputElement>(null)
  useReadErrorToast(error, failed)
  return {
    ...useRows(rows?.map(({ id }) => id) ?? []),
    url,
    params,
    page: data,
    rows,
    error,
    failed,
    searchField,
    isBusy: isPlaceholderData,
    isEmpty: rows?.length === 0 && !isPlaceholderData,
    isFiltered: filters.some((name) => params[name]),
    retry: () => void refetch(),
    /** Shows another page. */
    turn: (change: UrlChange) => changeUrl({ ...without(pages), ...change }),
    /** Changes filters or the order. What is typed into the search is one step of the history. */
    filter: (change: UrlChange) =>
      changeUrl({ ...without(pages), ...change }, 'q' in change ? 'replace' : 'push'),
    clearFilters: () => changeUrl(without([...pages, ...filters])),
    /** Opens or closes what a parameter names. Only opening is a step of the history. */
    open: (name: string, value: string | undefined) =>
      changeUrl({ [name]: value }, value ? 'push' : 'replace'),
  }
}

/** What `Board` needs of `useBoard`. */
export type BoardState = Pick<
  ReturnType<typeof useBoard<object, object, { id: string }, QueryKey>>,
  'board' | 'move' | 'searchField' | 'page' | 'error' | 'failed' | 'isEmpty' | 'retry'
>
