import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

import { root } from '../process/children'
import { contenders, method, type Contender, type PageFigures } from './pages'
import { plot } from './plot'
import { table } from './table'
import { type Weight } from './weight'

const names: Record<Contender, string> = {
  file: 'nginx, the same bytes as a file',
  whole: 'nginx, that file with the headers of the page',
  front: 'the site behind the shipped nginx',
  memory: 'node, the same bytes from memory',
  alone: 'the standalone server alone',
}

const whole = (value: number) => Math.round(value).toLocaleString('en')
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** Requests per second and times of every page at every contender, as a table. */
export const loadTable = (pages: PageFigures[]): string =>
  table(
    ['page', 'who answers', 'requests/s', 'of nginx static', 'p50 ms', 'p99 ms'],
    pages.flatMap(({ name, loads }) =>
      contenders.map((contender) => {
        const { perSecond, ratio, p50, p99 } = loads[contender]
        return [name, names[contender], whole(perSecond), ratio.toFixed(3), p50.toFixed(2), p99.toFixed(2)]
      }),
    ),
    2,
  )

/** What a page weighs, as a table. */
export const weightTable = (pages: PageFigures[], weights: Weight[]): string =>
  table(
    ['page', 'address', 'HTML kB', 'requests', 'all kB', 'of it JavaScript kB'],
    pages.map(({ name, path, bytes }, index) => {
      const { requests = 0, bytes: all = 0, scripts = 0 } = weights[index] ?? {}
      const seen = [String(requests), kilobytes(all), kilobytes(scripts)]
      return [name, `\`${path}\``, kilobytes(bytes), ...seen]
    }),
    2,
  )

/** What a web process takes, as a table. */
export const processTable = (memory: { underLoad: number; later: number }, boot: number): string =>
  table(
    ['web process', 'measured', 'limit'],
    [
      ['memory at the end of this load', `${memory.underLoad} MB`, ''],
      ['memory some seconds after it', `${memory.later} MB`, '300 MB'],
      ['from its start to its first page', `${boot.toFixed(2)} s`, '1.5 s'],
    ],
  )

/** Where and how the figures were taken. */
export function circumstances(loadBefore: number): string {
  const [cpu] = cpus()
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`
  const day = new Date().toISOString().slice(0, 10)
  const busy = `load average ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after`
  return `${day}, ${machine}, ${busy}. ${method}. Load generator, servers and database share the machine.`
}

/** Draws the plot beside the documentation. */
export function drawPlot(pages: PageFigures[]): string {
  const groups = pages.map(({ name, loads }) => ({
    head: name,
    bars: contenders.map((contender) => ({
      label: names[contender].replace(', the same bytes', '').replace(', that file with', ' with'),
      value: loads[contender].perSecond,
      isOurs: contender === 'front' || contender === 'alone',
    })),
  }))
  const folder = join(root, 'docs', 'plots')
  mkdirSync(folder, { recursive: true })
  const file = 'pages-per-second.svg'
  writeFileSync(join(folder, file), plot('Requests per second of three pages, logarithmic', groups))
  return `![Requests per second, logarithmic](plots/${file})`
}
