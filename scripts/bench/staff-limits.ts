import { median, medianRatio } from './rounds'
import { type Limited, type Screen } from './staff-screens'
import { type Side } from './staff-sites'
import { type Visit, type Visits } from './staff-visits'

/** A screen, its visits of each round, and how many SQL statements its page takes. */
export interface ScreenResults {
  screen: Screen
  visits: Record<Side, Visits[]>
  statements: Record<Side, number>
}

/** A limit beside the worst that was measured. */
export interface Verdict {
  limit: string
  measured: string
  isMet: boolean
}

export const figureTitles: Record<Limited, string> = {
  javascript: 'JavaScript',
  javascriptBeforePaint: 'JavaScript before the text',
  html: 'HTML',
  styles: 'styles',
  firstByte: 'first byte',
  paint: 'largest paint',
}
const figures = Object.keys(figureTitles) as Limited[]

export const kilobytes = (bytes: number): number => bytes / 1_000

/** Compares one figure of the first or the second visits. */
export function compare({ visits }: ScreenResults, visit: keyof Visits, figure: keyof Visit) {
  const all = (side: Side) => visits[side].map((both) => both[visit][figure])
  const [ours, stock] = [all('ours'), all('stock')]
  return { ours: median(ours), stock: median(stock), ratio: medianRatio(ours, stock) }
}

/** Returns whether a screen keeps its limit of a figure, at both visits where that is a time; undefined if it has none. */
export function judge(result: ScreenResults, figure: Limited): Verdict | undefined {
  const limit = result.screen.limits[figure]
  if (limit === undefined) return undefined
  const cold = compare(result, 'cold', figure)
  if (figure === 'html' || figure === 'styles') {
    const measured = kilobytes(cold.ours)
    return { limit: `${limit} kB`, measured: `${measured.toFixed(1)} kB`, isMet: measured <= limit }
  }
  const isTime = figure === 'firstByte' || figure === 'paint'
  const ratio = isTime ? Math.max(cold.ratio, compare(result, 'warm', figure).ratio) : cold.ratio
  return { limit: String(limit), measured: ratio.toFixed(2), isMet: ratio <= limit }
}

/** Returns a sentence about how many limits hold, and a list of those that don't. */
export function summarizeLimits(results: ScreenResults[]): string {
  const verdicts = results.flatMap((result) =>
    figures.map((figure) => ({
      name: `${result.screen.name}, ${figureTitles[figure]}`,
      verdict: judge(result, figure),
    })),
  )
  const all = verdicts.flatMap(({ name, verdict }) => (verdict ? [{ name, ...verdict }] : []))
  const broken = all.filter(({ isMet }) => !isMet)
  const list = broken.map(({ name, measured, limit }) => `- ${name}: ${measured}, at most ${limit}`)
  const count = `${all.length - broken.length} of ${all.length} limits hold`
  return broken.length === 0 ? `${count}.` : [`${count}. These do not:`, '', ...list].join('\n')
}
