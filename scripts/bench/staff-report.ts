import {
  compare,
  figureTitles,
  judge,
  kilobytes,
  type ScreenResults,
  summarizeLimits,
  type Verdict,
} from './staff-limits'
import { table } from './table'

const names = ({ screen }: ScreenResults) => [screen.name, screen.stock]
const shownVerdict = (verdict: Verdict | undefined) =>
  verdict ? [verdict.limit, verdict.isMet ? 'yes' : 'no'] : ['', '']

/** What is loaded at the first visit. */
function sizeTable(
  results: ScreenResults[],
  figure: 'javascript' | 'javascriptBeforePaint' | 'html' | 'styles',
): string {
  const rows = results.map((one) => {
    const { ours, stock, ratio } = compare(one, 'cold', figure)
    const sizes = [ours, stock].map((bytes) => kilobytes(bytes).toFixed(1))
    return [...names(one), ...sizes, ratio.toFixed(2), ...shownVerdict(judge(one, figure))]
  })
  const title = `${figureTitles[figure]}, kB`
  return table([title, 'stock screen', 'ours', 'stock', 'of stock', 'at most', 'met'], rows, 2)
}

/** When something is there at the first and the second visit. */
function timeTable(results: ScreenResults[], figure: 'firstByte' | 'paint'): string {
  const rows = results.map((one) => {
    const both = [compare(one, 'cold', figure), compare(one, 'warm', figure)]
    const shown = both.flatMap(({ ours, stock, ratio }) => [
      ours.toFixed(0),
      stock.toFixed(0),
      ratio.toFixed(2),
    ])
    return [...names(one), ...shown, ...shownVerdict(judge(one, figure))]
  })
  const columns = ['cold', 'stock', 'of stock', 'warm', 'stock', 'of stock', 'at most', 'met']
  return table([`${figureTitles[figure]}, ms`, 'stock screen', ...columns], rows, 2)
}

function countTable(results: ScreenResults[]): string {
  const rows = results.map((one) => {
    const requests = compare(one, 'cold', 'requests')
    const { ours, stock } = one.statements
    return [...names(one), ...[requests.ours, requests.stock, ours, stock].map(String)]
  })
  return table(['counts', 'stock screen', 'requests', 'stock', 'SQL statements', 'stock'], rows, 2)
}

/** Formats all results as tables, and says which limits hold. */
export function staffTables(results: ScreenResults[]): string {
  const withText = results.filter(({ screen }) => screen.text)
  return [
    sizeTable(results, 'javascript'),
    ...(withText.length > 0 ? [sizeTable(withText, 'javascriptBeforePaint')] : []),
    sizeTable(results, 'html'),
    sizeTable(results, 'styles'),
    timeTable(results, 'firstByte'),
    timeTable(results, 'paint'),
    countTable(results),
    summarizeLimits(results),
  ].join('\n\n')
}
