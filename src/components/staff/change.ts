import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query'

import type { LiveTopic } from '@/lib/live'
import { requestErrorOf, type RequestError } from '@/lib/request-error'
import { useBoardToasts, type BoardToasts } from './use-toasts'

/** What every change needs. A unit test runs one without a browser. */
export type ChangeContext = { queryClient: QueryClient; toasts: BoardToasts }

export const useChangeContext = (): ChangeContext => ({
  queryClient: useQueryClient(),
  toasts: useBoardToasts(),
})

/** The new value, and the one that was shown before: when someone else has changed it meanwhile, that is a conflict. */
export type ValueChange<Value> = { next: Value; shown: Value }

type Words = readonly [title: string, text?: string]

type Change<Input, Result> = {
  /** Runs the verb. */
  run: (input: Input) => Promise<Result>
  /** Changes with the same name run one at a time, so that each expects what the previous one stored. It is their key as well. */
  oneAtATime?: string
  /** Shows the new value at once. */
  show?: (input: Input) => void
  /** What is said of the success; nothing when it is seen or heard elsewhere. */
  done?: (result: Result, input: Input) => Words
  /** What failed; undefined when the form says it. */
  failed: string | ((error: RequestError, input: Input) => string | undefined)
  /** Why it failed, where the error code alone does not say it. */
  why?: (error: RequestError, input: Input) => string | undefined
  onDone?: (result: Result, input: Input) => void
  onFailed?: (error: RequestError, input: Input) => unknown
  /** The first parts of the keys of the queries to read again after the change. */
  refetch: readonly (readonly string[])[]
}

/** One change: it is shown at once if it can be undone, a toast says what became of it, and what it concerns is read again. */
export function changeMutation<Result, Input = void>(
  { queryClient, toasts }: ChangeContext,
  { run, oneAtATime, show, done, failed, why, onDone, onFailed, refetch }: Change<Input, Result>,
): MutationOptions<Result, Error, Input> {
  return {
    ...(oneAtATime && { scope: { id: oneAtATime }, mutationKey: [oneAtATime] }),
    mutationFn: run,
    ...(show && { onMutate: show }),
    onSuccess: (result, input) => {
      const words = done?.(result, input)
      if (words) toasts.done(...words)
      onDone?.(result, input)
    },
    onError: (thrown, input) => {
      const error = requestErrorOf(thrown)
      onFailed?.(error, input)
      const what = typeof failed === 'string' ? failed : failed(error, input)
      if (what) toasts.failed(what, error, why?.(error, input))
    },
    onSettled: () => Promise.all(refetch.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  }
}

type RowChange<Value, Row, Result> = Omit<Change<ValueChange<Value>, Result>, 'show' | 'onFailed'> & {
  topic: LiveTopic
  id: string
  /** The row with a value, as the board shows it. */
  as: (value: Value) => Row
  /** Reads the value that someone else has set; undefined if it is none. */
  read: (value: string | null) => Value | undefined
  /** Says in a conflict who has set which value; `name` is null when nobody knows. */
  changed: (present: Value, name: string | null) => string
}

/** A change of one value of a row: shown at once, one at a time, and in a conflict the board shows the current value and who set it. */
export function rowMutation<Value, Row extends object, Result>(
  context: ChangeContext,
  { topic, id, as, read, changed, ...change }: RowChange<Value, Row, Result>,
): MutationOptions<Result, Error, ValueChange<Value>> {
  const show = (value: Value) => showRow(context.queryClient, topic, id, as(value))
  const presentOf = ({ details: { current } }: RequestError) => (current ? read(current.value) : undefined)
  return changeMutation(context, {
    oneAtATime: `${topic}-${id}`,
    ...change,
    show: ({ next }) => show(next),
    onFailed: (error, { shown }) => {
      const present = presentOf(error)
      show(present === undefined ? shown : present)
      if (error.code === 'not_found') void context.queryClient.invalidateQueries({ queryKey: [topic] })
    },
    why: (error, input) => {
      const present = presentOf(error)
      if (present === undefined) return change.why?.(error, input)
      return changed(present, error.details.current?.changedBy ?? null)
    },
  })
}

/** Changes the fields of a row wherever its topic shows it, before or instead of reading it again. */
export function showRow(queryClient: QueryClient, topic: LiveTopic, id: string, change: object): void {
  queryClient.setQueriesData<unknown>({ queryKey: [topic] }, (data: unknown) => {
    const found = { isAny: false }
    const changeOne = (value: unknown): unknown => {
      if (!isRow(value, id) || !Object.keys(change).every((name) => name in value)) return value
      found.isAny = true
      return { ...value, ...change }
    }
    const changeIn = (value: unknown) => (Array.isArray(value) ? value.map(changeOne) : changeOne(value))
    if (typeof data !== 'object' || data === null) return undefined
    const fields = Object.entries(data).map(([name, value]) => [name, changeIn(value)] as const)
    const changed = changeOne(Object.fromEntries(fields))
    // Undefined leaves the query as it is, and as old.
    return found.isAny ? changed : undefined
  })
}

const isRow = (value: unknown, id: string): value is object =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id
