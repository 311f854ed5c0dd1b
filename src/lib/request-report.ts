import type { AsyncLocalStorage } from 'node:async_hooks'

import type { AppError } from './app-error'

/** What pages, queries and server functions report about the request that they serve. */
export type RequestReport = {
  status?: 403 | 404 | 410 | 429 | 503
  /** A part of the page, such as its footer, could not be read. */
  isIncomplete?: boolean
  /** The database did not answer a query of the request (src/lib/server/db/outage.ts). */
  databaseFailed?: boolean
  /** The position of what its sender has written last, which it must see (src/lib/server/http/last-write.ts). */
  readAfter?: number
  /** The status of a failed call of a server function: 400 until Next has decoded it, then why the function refuses it. */
  callStatus?: number
}

declare global {
  /**
   * The report of the request that is being handled, set by the request pipeline. Global because the build has this file
   * in several bundles, and because Next loads src/cache-handler.mjs outside of them. Undefined at build and in browsers.
   */
  var requestReports: AsyncLocalStorage<RequestReport> | undefined
}

/**
 * Sets the status of the response from inside a page. `notFound()` of Next would send an empty body; with this the page
 * shows its own text. A cached page with a status is never stored (src/cache-handler.mjs).
 */
export function setStatus(status: NonNullable<RequestReport['status']>): void {
  const report = globalThis.requestReports?.getStore()
  if (report) report.status = status
}

/** Keeps the page out of the page cache because a part of it could not be read. */
export function setIncomplete(): void {
  const report = globalThis.requestReports?.getStore()
  if (report) report.isIncomplete = true
}

/**
 * Notes that a server function runs: from here on, a failure is not the caller's
 * (src/lib/server/http/pipeline/response.ts).
 */
export function noteServerFunction(): void {
  const report = globalThis.requestReports?.getStore()
  if (report) report.callStatus = undefined
}

/** Refuses the call of a server function: throws the error, whose status the response gets instead of 500. */
export function refuseCall(error: AppError): never {
  const report = globalThis.requestReports?.getStore()
  if (report) report.callStatus = error.status
  throw error
}
