import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { findBrowser } from '../tests/support/browser'
import { coldBuild } from './bench/cold-build'
import { measurePage, type PageResults } from './bench/pages'
import { describeConditions, loadTable, processTable, weightTable, writePlot } from './bench/pages-report'
import { measureBootSeconds, residentMegabytes } from './bench/process-metrics'
import { writeSection } from './bench/section'
import { startPageTargets } from './bench/page-targets'
import { measurePageWeight, type PageWeight } from './bench/page-weight'
import { root } from './process/root'
import { createSupervisor } from './process/supervisor'
import { withFileLock } from './process/file-lock.mjs'
import { findProgram } from './process/find-program'
import { UserError } from './process/user-error.mjs'
import { runCommand } from './process/run-command'
import { isBuilt } from './site/processes'

/** `npm run bench:pages` compares the pages of the site with the best that nginx and Node can do (docs/performance.md). */

const supervisor = createSupervisor()
const dir = join(root, '.data', 'bench')
const IDLE_SECONDS = 15

/** Returns the path of a program, or throws a UserError if it is not installed. */
function requireProgram(name: string): string {
  const found = findProgram(name)
  if (!found)
    throw new UserError(
      `${name} is not installed. Run \`apt-get install nginx-light wrk openssl\` and try again.`,
    )
  return found
}

async function bench(): Promise<void> {
  const [nginx, wrk, browser] = [requireProgram('nginx'), requireProgram('wrk'), findBrowser()]
  requireProgram('openssl')
  const loadBefore = loadavg()[0] ?? 0
  if (process.argv.includes('--build')) writeSection('cold build', await coldBuild(supervisor))
  if (!isBuilt()) throw new UserError('There is no build. Run `npm run build` first, or add `-- --build`.')
  rmSync(dir, { recursive: true, force: true })
  const { pages, variables } = await startPageTargets(supervisor, nginx, dir)

  const results: PageResults[] = []
  for (const page of pages) {
    results.push(await measurePage(wrk, page))
    console.log(`${loadTable(results.slice(-1))}\n`)
  }
  const conditions = describeConditions(loadBefore)
  const webPid = Number(variables.E2E_WEB_PID)
  const underLoad = residentMegabytes(webPid)
  const weights: PageWeight[] = []
  for (const { urls } of pages) weights.push(await measurePageWeight(browser, urls.front))
  const boot = await measureBootSeconds(variables, join(dir, 'boot.log'))
  // V8 returns the memory that it only needed under load when the process has been idle for some seconds.
  await sleep(IDLE_SECONDS * 1000)
  const memory = { underLoad, later: residentMegabytes(webPid) }

  const tables = [loadTable(results), weightTable(results, weights), processTable(memory, boot)]
  console.log(tables.slice(1).join('\n\n'))
  writeSection('pages', [conditions, writePlot(results), ...tables].join('\n\n'))
  console.log('\nWritten to docs/performance.md.')
}

await runCommand(supervisor, () =>
  withFileLock(
    join(root, '.data', 'test', 'lock'),
    () => bench().finally(() => rmSync(dir, { recursive: true, force: true })),
    () => console.log('Waiting for a test run ...'),
  ),
)
