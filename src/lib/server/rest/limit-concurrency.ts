import pLimit from 'p-limit'

import { AppError } from '@/lib/app-error'

/** Roughly how long a full queue takes. */
const RETRY_AFTER_SECONDS = 10

/**
 * Returns a function that runs at most `concurrency` tasks of this process at a time, in the order in which they came. At
 * most `maxQueued` wait; it throws `too_many` for more.
 */
export function limitConcurrency(concurrency: number, maxQueued: number) {
  const limit = pLimit(concurrency)
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    const outstanding = limit.activeCount + limit.pendingCount
    if (outstanding >= concurrency + maxQueued) {
      throw new AppError('too_many', { retryAfter: RETRY_AFTER_SECONDS })
    }
    return limit(task)
  }
}
