import { median } from './median'
import { type MeasuredPage, type Target, targets } from './page-targets'
import { RUN_SECONDS, runWrk, type WrkResult } from './wrk'

/** The results of one page. */
export interface PageResults {
  name: string
  path: string
  /** The size of the HTML as nginx sends it. */
  bytes: number
  /** `ratio` compares with nginx serving the same bytes as a file. */
  results: Record<Target, WrkResult & { ratio: number }>
}

const ROUNDS = 5

/** Measures one page on every target in turn. The results are medians of all rounds; ratios are taken within a round. */
export async function measurePage(
  wrk: string,
  { name, path, bytes, urls }: MeasuredPage,
): Promise<PageResults> {
  const runs: Record<Target, WrkResult[]> = {
    file: [],
    fileWithHeaders: [],
    front: [],
    memory: [],
    alone: [],
  }
  for (const target of targets) await runWrk(wrk, urls[target], 1)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const target of targets) runs[target].push(await runWrk(wrk, urls[target]))
  const summarize = (target: Target) => {
    const medianOf = (pick: (run: WrkResult, round: number) => number) => median(runs[target].map(pick))
    return {
      perSecond: medianOf(({ perSecond }) => perSecond),
      p50: medianOf(({ p50 }) => p50),
      p99: medianOf(({ p99 }) => p99),
      ratio: medianOf(({ perSecond }, round) => perSecond / (runs.file[round]?.perSecond ?? NaN)),
    }
  }
  const results = {
    file: summarize('file'),
    fileWithHeaders: summarize('fileWithHeaders'),
    front: summarize('front'),
    memory: summarize('memory'),
    alone: summarize('alone'),
  }
  return { name, path, bytes, results }
}

/** The method, for docs/performance.md. */
export const method = `wrk, 16 connections, 2 threads, with gzip, medians of ${ROUNDS} alternating rounds of ${RUN_SECONDS} s`
