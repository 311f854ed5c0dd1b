import { setTimeout as sleep } from 'node:timers/promises'

import { startSession } from '../tests/faults/session'
import { type ClusterSites, type Side, sides, startClusterSites } from './bench/cluster-sites'
import { runBench } from './bench/harness'
import { processorMilliseconds } from './bench/process-metrics'
import { alternate, median, medianRatio } from './bench/rounds'
import { randomAddress, SITE_URL } from './bench/site-env'
import { table } from './bench/table'
import { UserError } from './process/user-error.mjs'

/**
 * `npm run bench:cluster` compares what a request costs on one web process, on one and two behind a pooler, and on two that read from
 * a replica (docs/performance.md). What counts is the processor time of all processes together: on one machine, which they share, more
 * of them are not faster.
 */

const REQUESTS = 200
const AT_ONCE = 8
/** Until the background work of the requests before has ended. */
const PAUSE_MS = 500

/** What is asked for, which no cache answers. */
const loads = {
  'a search page': (turn: number) => `/resources/search?q=${turn % 2 ? 'leads' : 'clientes'}+${turn}`,
  'a page of the board': (turn: number) => `/api/lead-list?q=${turn % 2 ? 'clinica' : 'a'}`,
}

/** Milliseconds of processor time a request. */
interface Cost {
  web: number
  database: number
  sum: number
}

async function askAll(urls: string[], path: (turn: number) => string, cookie: string): Promise<void> {
  let turn = 0
  const visitor = async () => {
    while (turn < REQUESTS) {
      const url = (urls[turn % urls.length] ?? '') + path(turn)
      turn += 1
      const headers = {
        cookie,
        origin: SITE_URL,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': randomAddress(),
      }
      const answer = await fetch(url, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new UserError(`${url} answers ${answer.status}.`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
}

async function measureCost(
  sites: ClusterSites,
  side: Side,
  ask: (urls: string[]) => Promise<void>,
): Promise<Cost> {
  const webs = sites.webs[side]
  const total = (pids: number[]) => pids.reduce((sum, pid) => sum + processorMilliseconds(pid), 0)
  const read = () => ({
    web: total(webs.map(({ pid }) => pid)),
    database: total(Object.values(sites.databasePids)),
  })
  const before = read()
  await ask(webs.map(({ url }) => url))
  await sleep(PAUSE_MS)
  const after = read()
  const [web, database] = [(after.web - before.web) / REQUESTS, (after.database - before.database) / REQUESTS]
  return { web, database, sum: web + database }
}

function costTable(costs: Record<Side, Cost[]>, name: string): string[][] {
  const sums = (side: Side) => costs[side].map(({ sum }) => sum)
  return sides.map((side) => {
    const of = (part: keyof Cost) => median(costs[side].map((cost) => cost[part])).toFixed(2)
    return [
      name,
      side,
      of('web'),
      of('database'),
      of('sum'),
      medianRatio(sums(side), sums('single')).toFixed(2),
    ]
  })
}

await runBench({
  section: 'cluster',
  rounds: 5,
  async measure({ supervisor, dir, rounds }) {
    const sites = await startClusterSites(supervisor, dir)
    const [single] = sites.webs.single
    const session = await startSession(SITE_URL, 'team@puente.example', sites.password, (url, init) =>
      fetch(url.replace(SITE_URL, single?.url ?? ''), init),
    )
    const rows: string[][] = []
    for (const [name, path] of Object.entries(loads)) {
      const costs = await alternate(sides, { rounds, warmUp: 1, isSlow: true }, (side) =>
        measureCost(sites, side, (urls) => askAll(urls, path, session.cookies())),
      )
      rows.push(...costTable(costs, name))
    }
    return {
      method: `${REQUESTS} requests, ${AT_ONCE} at once, medians of ${rounds} alternating rounds, demo content.`,
      figures: table(['processor ms a request', 'hosted by', 'web', 'database', 'sum', 'of single'], rows, 2),
    }
  },
})
