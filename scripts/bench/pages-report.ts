import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/root'
import { type Target, targets } from './page-targets'
import { type PageResults } from './pages'
import { drawPlot } from './plot'
import { table } from './table'
import { type PageWeight } from './page-weight'

const targetNames: Record<Target, string> = {
  file: 'nginx, the same bytes as a file',
  fileWithHeaders: 'nginx, that file with the headers of the page',
  front: 'the site behind the shipped nginx',
  memory: 'node, the same bytes from memory',
  alone: 'the standalone server alone',
}

const formatInteger = (value: number) => Math.round(value).toLocaleString('en')
const formatKilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** Formats requests per second and response times of every page on every target as a table. */
export const loadTable = (pages: PageResults[]): string =>
  table(
    ['page', 'server', 'requests/s', 'of nginx static', 'p50 ms', 'p99 ms'],
    pages.flatMap(({ name, results }) =>
      targets.map((target) => {
        const { perSecond, ratio, p50, p99 } = results[target]
        const times = [p50.toFixed(2), p99.toFixed(2)]
        return [name, targetNames[target], formatInteger(perSecond), ratio.toFixed(3), ...times]
      }),
    ),
    2,
  )

/** Formats the sizes of every page as a table. */
export const weightTable = (pages: PageResults[], weights: PageWeight[]): string =>
  table(
    ['page', 'path', 'HTML kB', 'requests', 'total kB', 'JavaScript kB'],
    pages.map(({ name, path, bytes }, index) => {
      const { requests = 0, bytes: all = 0, scripts = 0 } = weights[index] ?? {}
      const loaded = [String(requests), formatKilobytes(all), formatKilobytes(scripts)]
      return [name, `\`${path}\``, formatKilobytes(bytes), ...loaded]
    }),
    2,
  )

/** Formats memory and start time of a web process as a table. */
export const processTable = (
  memory: { underLoad: number; later: number },
  { web, plain, ratio }: { web: number; plain: number; ratio: number },
): string =>
  table(
    ['web process', 'measured', 'limit'],
    [
      ['memory at the end of the load test', `${memory.underLoad} MB`, ''],
      ['memory when it has been idle', `${memory.later} MB`, '300 MB'],
      ['start to first page', `${web.toFixed(2)} s`, '1.5 s'],
      [
        "Next's own `server.js` of the same files",
        `${plain.toFixed(2)} s, ratio ${ratio.toFixed(2)}`,
        'ratio 1',
      ],
    ],
  )

/** Writes the plot into docs/plots and returns the Markdown that shows it. */
export function writePlot(pages: PageResults[]): string {
  const groups = pages.map(({ name, results }) => ({
    title: name,
    bars: targets.map((target) => ({
      label: targetNames[target].replace(', the same bytes', '').replace(', that file with', ' with'),
      value: results[target].perSecond,
      isOurs: target === 'front' || target === 'alone',
    })),
  }))
  const folder = join(root, 'docs', 'plots')
  mkdirSync(folder, { recursive: true })
  const file = 'pages-per-second.svg'
  writeFileSync(join(folder, file), drawPlot('Requests per second of three pages, logarithmic', groups))
  return `![Requests per second, logarithmic](plots/${file})`
}
