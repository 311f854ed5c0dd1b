import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

import { findBrowser } from '../tests/support/browser'
import { coldBuild } from './bench/cold-build'
import { measurePage, type PageFigures } from './bench/pages'
import { circumstances, drawPlot, loadTable, processTable, weightTable } from './bench/pages-report'
import { bootSeconds, memoryOf } from './bench/process-figures'
import { writeSection } from './bench/section'
import { openStage } from './bench/stage'
import { weigh, type Weight } from './bench/weight'
import { root } from './process/children'
import { createCrew } from './process/crew'
import { withFileLock } from './process/file-lock.mjs'
import { findProgram } from './process/nginx'
import { plain } from './process/plain.mjs'
import { runCrew } from './process/run-crew'
import { isBuilt } from './process/site'

/** How fast pages are, as deployed and alone, beside what nginx and Node can do at best (docs/performance.md). */

const crew = createCrew()
const dir = join(root, '.data', 'bench')

/** A program of the system that the bench cannot do without. */
function program(name: string): string {
  const found = findProgram(name)
  if (!found)
    throw plain(`There is no ${name}: \`apt-get install nginx-light wrk openssl\`, then run this again.`)
  return found
}

async function bench(): Promise<void> {
  const [nginx, wrk, browser] = [program('nginx'), program('wrk'), findBrowser()]
  program('openssl')
  const before = loadavg()[0] ?? 0
  if (process.argv.includes('--build')) writeSection('cold build', await coldBuild(crew))
  if (!isBuilt()) throw plain('There is no build: run `npm run build` first, or add `-- --build`.')
  rmSync(dir, { recursive: true, force: true })
  const { pages, variables } = await openStage(crew, nginx, dir)

  const figures: PageFigures[] = []
  for (const page of pages) {
    figures.push(await measurePage(wrk, page))
    console.log(`${loadTable(figures.slice(-1))}\n`)
  }
  const circumstance = circumstances(before)
  const web = Number(variables.E2E_WEB_PID)
  const underLoad = memoryOf(web)
  const weights: Weight[] = []
  for (const { urls } of pages) weights.push(await weigh(browser, urls.front))
  const boot = await bootSeconds(variables, join(dir, 'boot.log'))
  // V8 gives back what it took for the load when it has been idle for some seconds.
  const memory = { underLoad, later: memoryOf(web) }

  const tables = [loadTable(figures), weightTable(figures, weights), processTable(memory, boot)]
  console.log(tables.slice(1).join('\n\n'))
  writeSection('pages', [circumstance, drawPlot(figures), ...tables].join('\n\n'))
  console.log('\nWritten to docs/performance.md.')
}

await runCrew(crew, () =>
  withFileLock(
    join(root, '.data', 'test', 'lock'),
    () => bench().finally(() => rmSync(dir, { recursive: true, force: true })),
    () => console.log('Waiting for a run of the tests ...'),
  ),
)
