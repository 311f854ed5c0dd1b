import { load, type Load, median, seconds } from './load'
import { type StagedPage } from './stage'

/** Who answers, in the order in which they are asked in each round. */
export const contenders = ['file', 'whole', 'front', 'memory', 'alone'] as const
export type Contender = (typeof contenders)[number]

/** One page of the site: its address, and what was measured of it. */
export interface PageFigures {
  name: string
  path: string
  /** As the front server sends it. */
  bytes: number
  loads: Record<Contender, Load & { ratio: number }>
}

const rounds = 5

/** Measures one page at all of them in turns, A B C A B C; each figure is the one in the middle, ratios by round. */
export async function measurePage(
  wrk: string,
  { name, path, bytes, urls }: StagedPage,
): Promise<PageFigures> {
  const runs: Record<Contender, Load[]> = { file: [], whole: [], front: [], memory: [], alone: [] }
  for (const contender of contenders) await load(wrk, urls[contender], 1)
  for (let round = 0; round < rounds; round += 1)
    for (const contender of contenders) runs[contender].push(await load(wrk, urls[contender]))
  const figures = (contender: Contender) => {
    const middle = (pick: (run: Load, round: number) => number) => median(runs[contender].map(pick))
    return {
      perSecond: middle(({ perSecond }) => perSecond),
      p50: middle(({ p50 }) => p50),
      p99: middle(({ p99 }) => p99),
      ratio: middle(({ perSecond }, round) => perSecond / (runs.file[round]?.perSecond ?? NaN)),
    }
  }
  const loads = {
    file: figures('file'),
    whole: figures('whole'),
    front: figures('front'),
    memory: figures('memory'),
    alone: figures('alone'),
  }
  return { name, path, bytes, loads }
}

/** How it was measured, for the record. */
export const method = `wrk, 16 connections, 2 threads, gzip asked for, ${rounds} rounds of ${seconds} s for each in turns; the figure in the middle`
