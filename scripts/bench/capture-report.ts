import { availableParallelism } from 'node:os'

import { connections } from './capture-load'
import { type Keeper, keepers } from './capture-stage'
import { median } from './load'
import { table } from './table'

/** Captures a second of each, a figure for each round. */
export type Rates = Record<Keeper, number[]>

const names: Record<Keeper, string> = {
  route: '`POST /api/lead-capture` of the site',
  rest: "Payload's own REST",
  bare: 'bare Node and pg',
}

export function captureTable(rates: Rates): string {
  /** The ratio in the middle, of those by round: both sides saw the same weather. */
  const ratio = (keeper: Keeper, other: Keeper) =>
    median(rates[keeper].map((rate, round) => rate / (rates[other][round] ?? NaN)))
  const rows = keepers.map((keeper) => [
    names[keeper],
    String(Math.round(median(rates[keeper]))),
    ratio(keeper, 'rest').toFixed(2),
    ratio(keeper, 'bare').toFixed(2),
  ])
  return table(['Two rows, durable', 'a second', 'x REST', 'x bare'], rows)
}

export function captureReport(rates: Rates, loadBefore: number, captures: number): string {
  const rounds = rates.route.length
  const how =
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}; ` +
    `load of the machine before: ${loadBefore.toFixed(1)}. ${rounds} rounds of ${captures} captures each in turns, ` +
    `${connections} connections; the figures in the middle.`
  return `${how}\n\n${captureTable(rates)}`
}
