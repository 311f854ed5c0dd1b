import { availableParallelism } from 'node:os'

import { CONNECTIONS } from './capture-load'
import { type CaptureTarget, captureTargets } from './capture-targets'
import { median } from './median'
import { table } from './table'

/** Leads per second of each target, one number per round. */
export type Rates = Record<CaptureTarget, number[]>

const targetNames: Record<CaptureTarget, string> = {
  route: '`POST /api/lead-capture` of the site',
  rest: "Payload's own REST",
  bare: 'bare Node and pg',
}

/** Formats the leads per second of each target, and their ratios, as a Markdown table. */
export function captureTable(rates: Rates): string {
  /** The median of the ratios within a round, where both had the same conditions. */
  const ratio = (target: CaptureTarget, other: CaptureTarget) =>
    median(rates[target].map((rate, round) => rate / (rates[other][round] ?? NaN)))
  const rows = captureTargets.map((target) => [
    targetNames[target],
    String(Math.round(median(rates[target]))),
    ratio(target, 'rest').toFixed(2),
    ratio(target, 'bare').toFixed(2),
  ])
  return table(['Two rows, durable', 'per second', 'x REST', 'x bare'], rows)
}

/** Returns the section of docs/performance.md. `loadBefore` is the load average of the machine before the run. */
export function captureReport(rates: Rates, loadBefore: number, leadsPerRound: number): string {
  const rounds = rates.route.length
  const conditions =
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}; ` +
    `load average before: ${loadBefore.toFixed(1)}. Medians of ${rounds} alternating rounds of ${leadsPerRound} leads, ` +
    `${CONNECTIONS} connections.`
  return `${conditions}\n\n${captureTable(rates)}`
}
