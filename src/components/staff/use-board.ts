'use client'

import { useRef, useState, useMemo } from 'react'
import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

import type { UrlChange } from '@/lib/changed-query'
import type { Direction } from './board-table'
import { sortOf, type ReadParameter } from './list-params'
import { useReadErrorToast } from './use-toasts'
import { useUrl } from './use-url'

/**
 * The row under the keyboard, of a board whose rows have `data-row={id}` and a link that opens them: the one with
 * `data-opens`, or the first. `move(1)` goes to the next row and focuses its link; `focusControl` focuses another control
 * of the row and opens it if it is a select.
 */
function useRows(ids: readonly string[]) {
  const board = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState<string>()
  const index = ids.indexOf(current ?? '')

  const find = (id: string | undefined, selector: string) =>
    id ? board.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] ${selector}`) : undefined

  const move = (step: 1 | -1) => {
    const next = ids[Math.min(Math.max(index < 0 ? 0 : index + step, 0), ids.length - 1)]
    setCurrent(next)
    const link = find(next, '[data-opens]') ?? find(next, 'a')
    link?.focus({ preventScroll: true })
    link?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' })
  }

  const focusControl = (selector: string) => {
    const id = index < 0 ? ids[0] : current
    setCurrent(id)
    const control = find(id, selector)
    control?.focus()
    if (control instanceof HTMLSelectElement) open(control)
  }

  return { board, current: index < 0 ? undefined : current, setCurrent, move, focusControl }
}

/** Shows the options. Browsers without `showPicker` open them with the arrow keys. */
function open(select: HTMLSelectElement): void {
  try {
    select.showPicker()
  } catch {
    // The focus is on it.
  }
}

/** The orders of a board, with the direction of the first click on each. In a fixed one it is the only direction. */
type BoardOrder<Sort extends string> = {
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
