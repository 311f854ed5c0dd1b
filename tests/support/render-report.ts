import { AsyncLocalStorage } from 'node:async_hooks'

import type { RenderReport } from '@/lib/render-report'

/** Runs `work` as the request pipeline runs a request. Returns its result, and what was reported meanwhile. */
export function withRenderReport<Result>(
  work: () => Result,
  report: RenderReport = {},
): [result: Result, report: RenderReport] {
  globalThis.renderReports ??= new AsyncLocalStorage()
  return [globalThis.renderReports.run(report, work), report]
}
