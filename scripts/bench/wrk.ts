import { execa } from 'execa'

import { UserError } from '../process/user-error.mjs'

/** The result of one run; times in milliseconds. */
export interface WrkResult {
  perSecond: number
  p50: number
  p99: number
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
export async function runWrk(wrk: string, url: string, seconds = RUN_SECONDS): Promise<WrkResult> {
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
