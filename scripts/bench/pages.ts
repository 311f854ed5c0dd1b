import { execa } from 'execa'

import { UserError } from '../process/user-error.mjs'
import { type MeasuredPage, type Target, targets } from './page-targets'
import { alternate, median, medianRatio } from './rounds'

/** The result of one run; times in milliseconds. */
type WrkResult = {
  perSecond: number
  p50: number
  p99: number
}

/** The results of one page. */
export interface PageResults {
  name: string
  path: string
  /** The size of the HTML as nginx sends it. */
  bytes: number
  /** `ratio` compares with nginx serving the same bytes as a file. */
  results: Record<Target, WrkResult & { ratio: number }>
}

const CONNECTIONS = 16
/** Short runs that alternate between the targets, so that changes of the machine's load affect all of them. */
export const RUN_SECONDS = 3

const MILLISECONDS_PER_UNIT: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

/** Reads a percentile from the output of wrk, such as `99%  307.00us`, in milliseconds. */
function parsePercentile(output: string, percentile: number): number {
  const [, value, unit] = new RegExp(`^ +${percentile}% +([\\d.]+)(us|ms|s|m) *$`, 'm').exec(output) ?? []
  return Number(value) * (MILLISECONDS_PER_UNIT[unit ?? ''] ?? NaN)
}

/** Requests `url` with gzip as fast as possible. Throws a UserError on socket errors and statuses other than 2xx. */
async function runWrk(wrk: string, url: string, seconds: number): Promise<WrkResult> {
  const options = [
    '-t2',
    '--timeout',
    '10s',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
  ]
  const { stdout } = await execa(wrk, [...options, url])
  const failure = /Non-2xx.*|Socket errors:.*/.exec(stdout)
  if (failure) throw new UserError(`${url} failed under load: ${failure[0]}`)
  const perSecond = Number(/^Requests\/sec: +([\d.]+)/m.exec(stdout)?.[1])
  return { perSecond, p50: parsePercentile(stdout, 50), p99: parsePercentile(stdout, 99) }
}

/** Measures one page on every target in turn. The results are medians of all rounds; ratios are taken within a round. */
export async function measurePage(
  wrk: string,
  { name, path, bytes, urls }: MeasuredPage,
  rounds: number,
): Promise<PageResults> {
  const runs = await alternate(targets, { rounds, warmUp: 1 }, (target, round) =>
    runWrk(wrk, urls[target], round === 0 ? 1 : RUN_SECONDS),
  )
  const all = (target: Target, of: keyof WrkResult) => runs[target].map((run) => run[of])
  const summarize = (target: Target) => ({
    perSecond: median(all(target, 'perSecond')),
    p50: median(all(target, 'p50')),
    p99: median(all(target, 'p99')),
    ratio: medianRatio(all(target, 'perSecond'), all('file', 'perSecond')),
  })
  const results = {
    file: summarize('file'),
    fileWithHeaders: summarize('fileWithHeaders'),
    front: summarize('front'),
    memory: summarize('memory'),
    alone: summarize('alone'),
  }
  return { name, path, bytes, results }
}
