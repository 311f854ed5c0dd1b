import type { Pool } from 'pg'

/**
 * What this process counts, for its metrics (src/features/system/metrics). Plain numbers, which cost nothing when nobody reads
 * them.
 */
interface ProcessCounts {
  /** Lookups in the page cache (src/cache-handler.mjs). `stale` pages are sent and rendered again. */
  pageCache: Record<'hit' | 'stale' | 'miss', number>
  /** Requests that a rate limit refused, by its name. */
  refusals: Map<string, number>
  /** Jobs that ended, by queue and result. */
  jobs: Map<string, Record<JobResult, number>>
  /** The pools of connections, by name. */
  pools: Map<string, Set<Pool>>
  /** The names of our verbs and queries below /api. */
  endpoints: Set<string>
}
export type JobResult = 'completed' | 'failed' | 'deadletter'

declare global {
  /** Global because Next loads this module once for each of its bundles, and src/web.ts is in another one. */
  var processCounts: ProcessCounts | undefined
}

export const processCounts: ProcessCounts = (globalThis.processCounts ??= {
  pageCache: { hit: 0, stale: 0, miss: 0 },
  refusals: new Map(),
  jobs: new Map(),
  pools: new Map(),
  endpoints: new Set(),
})

export function countRefusal(limit: string): void {
  const { refusals } = processCounts
  refusals.set(limit, (refusals.get(limit) ?? 0) + 1)
}

export function countJob(queue: string, result: JobResult): void {
  const counts = processCounts.jobs.get(queue) ?? { completed: 0, failed: 0, deadletter: 0 }
  counts[result] += 1
  processCounts.jobs.set(queue, counts)
}

/** Adds a pool, by the name that Postgres shows in `pg_stat_activity`, too. */
export function countPool(name: string, pool: Pool): void {
  const { pools } = processCounts
  pools.set(name, (pools.get(name) ?? new Set()).add(pool))
}
