import { setTimeout as sleep } from 'node:timers/promises'

import type { Session } from './session'

/** How long requests took, in milliseconds. */
export type Pace = { requests: number; median: number; p95: number }

/** Pages and answers that are made for each request. */
const paths = ['/api/health', '/dashboard', '/dashboard?tab=support', '/resources/search?q=customers']

/** Requests pages one after the other while `work` runs. Returns how long each took, in milliseconds. */
export async function paced(session: Session, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  const visits = (async () => {
    // Whole rounds, so that each page has the same weight.
    for (let turn = 0; !isDone || turn % paths.length > 0; turn += 1) {
      const startedAt = performance.now()
      await (await session.get(paths[turn % paths.length] ?? '/')).arrayBuffer()
      times.push(performance.now() - startedAt)
      await sleep(5)
    }
  })()
  try {
    await work()
  } finally {
    isDone = true
    await visits
  }
  return times
}

/** Returns the median and the 95th percentile. */
export function paceOf(times: readonly number[]): Pace {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? NaN)
  return { requests: times.length, median: at(0.5), p95: at(0.95) }
}
