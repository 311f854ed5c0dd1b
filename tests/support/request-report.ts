import { AsyncLocalStorage } from 'node:async_hooks'

import type { RequestReport } from '@/lib/request-report'

/** Runs `work` as the request pipeline runs a request. Returns its result, and what was reported meanwhile. */
export function withRequestReport<Result>(
  work: () => Result,
  report: RequestReport = {},
): [result: Result, report: RequestReport] {
  globalThis.requestReports ??= new AsyncLocalStorage()
  return [globalThis.requestReports.run(report, work), report]
}
