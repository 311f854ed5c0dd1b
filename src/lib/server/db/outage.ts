import { AsyncLocalStorage } from 'node:async_hooks'

import pg from 'pg'

import { AppError } from '@/lib/app-error'

/**
 * Whether the database answered the queries of a request. Payload treats a failed query like an empty result: a locked table
 * or a lost connection would sign people out. So the pool notes each failure in the report of the request
 * (src/lib/request-report.ts), and whatever the request decided after it is not sent.
 */

/** How long a client should wait after a 503, in seconds. */
export const UNAVAILABLE_RETRY_SECONDS = 10

/**
 * SQLSTATEs of a database that cannot serve: no connection (08, 28, 3D, 55000), no resources (53), shut down or timed out
 * (57), a system error (58), a lock that was not released (55P03), a standby that cannot write (25006).
 */
const outageStates = /^(08|28|3D|53|55000|55P03|57|58|25006)/

const isOutage = (error: unknown): boolean =>
  // The driver's own errors (refused, reset, timed out) aren't DatabaseErrors.
  error instanceof pg.DatabaseError ? outageStates.test(error.code ?? '') : !(error instanceof TypeError)

/** Runs `work` in the report of the request, or in one of its own outside of the request pipeline. */
export function watchDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const reports = (globalThis.requestReports ??= new AsyncLocalStorage())
  return reports.getStore() ? work() : reports.run({}, work)
}

/** Runs `work` in a report of its own, for work that outlasts the request that began it. */
export const withOwnDatabaseReport = <Result>(work: () => Promise<Result>): Promise<Result> =>
  (globalThis.requestReports ??= new AsyncLocalStorage()).run({}, work)

/** Whether the database did not answer a query of this request. */
export const databaseFailed = (): boolean => globalThis.requestReports?.getStore()?.databaseFailed === true

/** Notes in the report of the request that the database did not answer. */
export function noteOutage(): void {
  const report = globalThis.requestReports?.getStore()
  if (report) report.databaseFailed = true
}

/** Throws `unavailable` when the database did not answer a query of this request. */
export function requireDatabase(): void {
  if (databaseFailed()) throw new AppError('unavailable')
}

/** Returns what a method of the driver returns, and notes in the report of the request when it rejects. */
function noteRejection<Result>(result: Result, onFailure?: (error: unknown) => void): Result {
  if (result instanceof Promise)
    result.catch((error: unknown) => {
      if (isOutage(error)) noteOutage()
      onFailure?.(error)
    })
  return result
}

/** Makes a method of a pool or of its client note in the report of the calling request that the database did not answer, and tell `onFailure`. */
export function noteFailures<Name extends 'query' | 'connect'>(
  target: Record<Name, unknown>,
  name: Name,
  onFailure?: (error: unknown) => void,
): void {
  target[name] = (...args: unknown[]) => {
    const method = Reflect.get(Object.getPrototypeOf(target) as object, name) as (
      ...args: unknown[]
    ) => unknown
    return noteRejection(method.apply(target, args), onFailure)
  }
}
