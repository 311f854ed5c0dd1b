import { median, medianRatio } from './rounds'
import { type Goals, type Screen } from './staff-screens'
import { type Side } from './staff-sites'
import { type Visit, type Visits } from './staff-visits'
import { table } from './table'

/** A screen with its visits of each round. */
export interface ScreenResults {
  screen: Screen
  visits: Record<Side, Visits[]>
}

const kilobytes = (bytes: number) => bytes / 1_000
const names = ({ screen }: ScreenResults) => [screen.name, screen.stock]

/** Compares one figure of the first or the second visits. */
function compare({ visits }: ScreenResults, when: keyof Visits, figure: keyof Visit) {
  const all = (side: Side) => visits[side].map((both) => both[when][figure])
  const [ours, stock] = [all('ours'), all('stock')]
  return { ours: median(ours), stock: median(stock), ratio: medianRatio(ours, stock) }
}

const verdict = (goal: number | undefined, unit: string, measured: number[]): string[] =>
  goal === undefined ? ['', ''] : [`${goal}${unit}`, measured.every((value) => value <= goal) ? 'yes' : 'no']

/** What is loaded at the first visit; the goal is a ratio, or kB. */
function sizeTable(
  title: string,
  results: ScreenResults[],
  figure: 'javascript' | 'javascriptBeforePaint' | 'html' | 'styles' | 'requests',
  goal: { ratio?: keyof Goals; kilobytes?: keyof Goals } = {},
): string {
  const rows = results.map((one) => {
    const { ours, stock, ratio } = compare(one, 'cold', figure)
    const { goals } = one.screen
    const shown = (value: number) =>
      figure === 'requests' ? String(value) : kilobytes(value).toFixed(value < 100_000 ? 1 : 0)
    const judged = goal.kilobytes
      ? verdict(goals[goal.kilobytes], ' kB', [kilobytes(ours)])
      : verdict(goal.ratio && goals[goal.ratio], '', [ratio])
    return [...names(one), shown(ours), shown(stock), ratio.toFixed(2), ...judged]
  })
  return table([title, 'stock screen', 'ours', 'stock', 'of stock', 'at most', 'met'], rows, 2)
}

/** When something is there at the first and the second visit; the goal is a ratio for both. */
function timeTable(title: string, results: ScreenResults[], figure: 'firstByte' | 'paint'): string {
  const rows = results.map((one) => {
    const both = (['cold', 'warm'] as const).map((when) => compare(one, when, figure))
    const shown = both.flatMap(({ ours, stock, ratio }) => [
      ours.toFixed(0),
      stock.toFixed(0),
      ratio.toFixed(2),
    ])
    const ratios = both.map(({ ratio }) => ratio)
    return [...names(one), ...shown, ...verdict(one.screen.goals[figure], '', ratios)]
  })
  const columns = ['cold', 'stock', 'of stock', 'warm', 'stock', 'of stock', 'at most', 'met']
  return table([title, 'stock screen', ...columns], rows, 2)
}

/** Formats all results as tables. */
export function staffTables(results: ScreenResults[]): string {
  const withText = results.filter(({ screen }) => screen.text)
  const beforeText = () =>
    sizeTable('JavaScript before the text, kB', withText, 'javascriptBeforePaint', {
      ratio: 'javascriptBeforePaint',
    })
  return [
    sizeTable('JavaScript, kB', results, 'javascript', { ratio: 'javascript' }),
    ...(withText.length > 0 ? [beforeText()] : []),
    sizeTable('HTML, kB', results, 'html', { kilobytes: 'htmlKilobytes' }),
    sizeTable('styles, kB', results, 'styles', { kilobytes: 'stylesKilobytes' }),
    sizeTable('requests', results, 'requests'),
    timeTable('first byte, ms', results, 'firstByte'),
    timeTable('largest paint, ms', results, 'paint'),
  ].join('\n\n')
}
