import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { findBrowser } from '../tests/support/browser'
import { runBench, writeSection } from './bench/harness'
import { startPageTargets } from './bench/page-targets'
import { measurePageWeight, type PageWeight } from './bench/page-weight'
import { measurePage, type PageResults, RUN_SECONDS } from './bench/pages'
import { loadTable, processTable, weightTable, writePlot } from './bench/pages-report'
import { residentMegabytes } from './bench/process-metrics'
import { measureStarts } from './bench/starts'
import { findProgram } from './process/find-program'
import { isolatedEnv } from './process/isolated-env'
import { root } from './process/root'
import { type Supervisor } from './process/supervisor'
import { UserError } from './process/user-error.mjs'

/** `npm run bench:pages` compares the pages of the site with the best that nginx and Node can do (docs/performance.md). */

const IDLE_SECONDS = 15
const MIN_STARTS = 7

/** Returns the path of a program, or throws a UserError if it is not installed. */
function requireProgram(name: string): string {
  const found = findProgram(name)
  if (!found)
    throw new UserError(
      `${name} is not installed. Run \`apt-get install nginx-light wrk openssl\` and try again.`,
    )
  return found
}

/** Builds without any cache and records the duration. Keeps the files of a running `npm run dev`. */
async function buildCold(supervisor: Supervisor): Promise<void> {
  const next = join(root, '.next')
  for (const name of existsSync(next) ? readdirSync(next) : [])
    if (name !== 'dev') rmSync(join(next, name), { recursive: true, force: true })
  console.log('Building without a cache ...')
  const startedAt = performance.now()
  const log = join(root, '.data', 'bench-build.log')
  await supervisor.run({ name: 'build', args: ['scripts/build.ts'], env: isolatedEnv(), log })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const day = new Date().toISOString().slice(0, 10)
  writeSection('cold build', `Cold build, web and worker: ${seconds} s (limit 90 s), ${day}.`)
}

await runBench({
  section: 'pages',
  rounds: 5,
  build: buildCold,
  async measure({ supervisor, dir, rounds, isRecorded }) {
    const [nginx, wrk, browser] = [requireProgram('nginx'), requireProgram('wrk'), findBrowser()]
    requireProgram('openssl')
    const { pages, variables } = await startPageTargets(supervisor, nginx, dir)

    const results: PageResults[] = []
    for (const page of pages) {
      results.push(await measurePage(wrk, page, rounds))
      console.log(`${loadTable(results.slice(-1))}\n`)
    }
    const webPid = Number(variables.E2E_WEB_PID)
    const underLoad = residentMegabytes(webPid)
    const weights: PageWeight[] = []
    for (const { urls } of pages) weights.push(await measurePageWeight(browser, urls.front))
    const starts = await measureStarts(variables, dir, Math.max(rounds, MIN_STARTS))
    // V8 returns the memory that it only needed under load when the process has been idle for some seconds.
    await sleep(IDLE_SECONDS * 1000)
    const memory = { underLoad, later: residentMegabytes(webPid) }

    const tables = [loadTable(results), weightTable(results, weights), processTable(memory, starts)]
    return {
      method:
        `wrk, 16 connections, 2 threads, with gzip, medians of ${rounds} alternating rounds of ${RUN_SECONDS} s. ` +
        'Load generator, servers and database share the machine.',
      figures: [...(isRecorded ? [writePlot(results)] : []), ...tables].join('\n\n'),
    }
  },
})
