import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

import { ChangeSet } from '@/lib/change-set'
import type { LiveChange, LiveTopic } from '@/lib/live'

/** Changes within this time are refetched together, in milliseconds. */
const BATCH_MS = 300

/**
 * Which changes concern a query. The first part of its key is its topic: `['leads', filters]`; one that reads several names
 * them in `meta: { topics: [...] }`. The key of one row is `[topic, 'detail', id]`: of its first topic, only a change of
 * that row concerns it.
 */
export function concerns(query: Pick<Query, 'queryKey' | 'meta'>, { topic, ids }: LiveChange): boolean {
  const [first, kind, id] = query.queryKey as [unknown, unknown, unknown] & QueryKey
  const topics = (query.meta?.topics as LiveTopic[] | undefined) ?? [first]
  if (!topics.includes(topic)) return false
  return kind !== 'detail' || topic !== first || ids.length === 0 || ids.includes(String(id))
}

/**
 * Returns the listener that refetches the queries of a board, one round at a time: changes during a round make one more. A
 * change that is being saved here waits for its response first, because a refetch could put the old value back on the
 * screen.
 */
export function createRefetcher(queryClient: QueryClient) {
  const changes = new ChangeSet<LiveTopic>()
  let isReset = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRefetching = false

  const isDue = () => isReset || !changes.isEmpty

  const schedule = () => {
    if (!isRefetching) timer ??= setTimeout(() => void refetch(), BATCH_MS)
  }

  const refetch = async () => {
    timer = undefined
    if (!isDue()) return
    if (queryClient.isMutating() > 0) {
      schedule()
      return
    }
    const [due, all] = [changes.take(), isReset]
    isReset = false
    isRefetching = true
    await queryClient.invalidateQueries({
      predicate: (query) => all || due.some((change) => concerns(query, change)),
    })
    isRefetching = false
    if (isDue()) schedule()
  }

  return {
    onChange(change: LiveChange) {
      changes.add(change)
      schedule()
    },
    onReset() {
      isReset = true
      schedule()
    },
    stop: () => clearTimeout(timer),
  }
}
