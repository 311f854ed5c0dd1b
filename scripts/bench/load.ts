import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { plain } from '../process/plain.mjs'

/** What one run of the load generator saw; times in milliseconds. */
export interface Load {
  perSecond: number
  p50: number
  p99: number
}

const connections = 16
/** Seconds of one run. Several short ones, taken in turns, see the same weather. */
export const seconds = 3

const scale: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

/** Milliseconds of what wrk writes, such as `307.00us`. */
function milliseconds(output: string, percentile: number): number {
  const [, value, unit] = new RegExp(`^ +${percentile}% +([\\d.]+)(us|ms|s|m) *$`, 'm').exec(output) ?? []
  return Number(value) * (scale[unit ?? ''] ?? NaN)
}

/** Asks for one address as fast as it is answered, compressed, on 16 connections. An answer that is no page ends it. */
export async function load(wrk: string, url: string, duration = seconds): Promise<Load> {
  const options = [
    '-t2',
    '--timeout',
    '10s',
    `-c${connections}`,
    `-d${duration}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
  ]
  const { stdout } = await promisify(execFile)(wrk, [...options, url])
  const wrong = /Non-2xx.*|Socket errors:.*/.exec(stdout)
  if (wrong) throw plain(`${url} did not stand the load: ${wrong[0]}`)
  const perSecond = Number(/^Requests\/sec: +([\d.]+)/m.exec(stdout)?.[1])
  return { perSecond, p50: milliseconds(stdout, 50), p99: milliseconds(stdout, 99) }
}

/** The one in the middle. */
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
