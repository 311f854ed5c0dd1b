import { availableParallelism } from 'node:os'

import { type Round, type Visit, visits } from './content-visits'
import { median } from './median'
import { table } from './table'

/** The rounds of both sites, in the same order. */
export interface Measured {
  few: Round[]
  many: Round[]
}

/** The greatest allowed ratio of the times with much and little content. */
const MAX_RATIO = 2
/** A response whose size grows by more than this factor may take longer. */
const MIN_GROWTH = 1.5

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

function figuresOf({ few, many }: Measured, visit: Visit) {
  const medianOf = (rounds: Round[], of: 'milliseconds' | 'bytes') =>
    median(rounds.map((round) => round[visit][of]))
  const ratios = many.map(
    (round, index) => round[visit].milliseconds / (few[index]?.[visit].milliseconds ?? NaN),
  )
  const bytes = { few: medianOf(few, 'bytes'), many: medianOf(many, 'bytes') }
  return {
    few: medianOf(few, 'milliseconds'),
    many: medianOf(many, 'milliseconds'),
    ratio: median(ratios),
    bytes,
    hasGrown: bytes.many > MIN_GROWTH * bytes.few,
  }
}

const allVisits = Object.keys(visits) as Visit[]

/** Returns the visits that exceed MAX_RATIO although their responses have not grown. */
export const tooSlow = (measured: Measured): string[] =>
  allVisits.flatMap((visit) => {
    const { ratio, hasGrown } = figuresOf(measured, visit)
    return ratio > MAX_RATIO && !hasGrown ? [`${visits[visit]} (${ratio.toFixed(2)})`] : []
  })

/** Formats times and sizes with little and much content as a Markdown table. */
export const contentTable = (measured: Measured): string =>
  table(
    ['ms, uncached', 'few', 'many', 'ratio', 'kB, few', 'kB, many', ''],
    allVisits.map((visit) => {
      const { few, many, ratio, bytes, hasGrown } = figuresOf(measured, visit)
      const times = [few.toFixed(0), many.toFixed(0), ratio.toFixed(2)]
      return [
        visits[visit],
        ...times,
        kilobytes(bytes.few),
        kilobytes(bytes.many),
        hasGrown ? 'larger response' : '',
      ]
    }),
  )

/** Returns the section of docs/performance.md. `loadBefore` is the load average of the machine before the run. */
export function contentReport(measured: Measured, loadBefore: number): string {
  const conditions =
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}; load ` +
    `average before: ${loadBefore.toFixed(1)}. Medians of ${measured.few.length} alternating rounds.`
  return `${conditions}\n\n${contentTable(measured)}`
}
