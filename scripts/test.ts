import { join } from 'node:path'

import { findBrowser } from '../tests/support/browser'
import { checkSteps } from './process/check-steps'
import { root } from './process/children'
import { createCrew } from './process/crew'
import { startE2eSite } from './process/e2e-site'
import { withFileLock } from './process/file-lock.mjs'
import { bringNginx } from './process/nginx'
import { plain, textOf } from './process/plain.mjs'
import { conclude, type Count, countOfCode } from './process/reports'
import { runCrew } from './process/run-crew'
import { reports, runStep, runSteps, vitestStep } from './process/steps'
import { discardLeftovers } from './process/test-cluster'

/** The parts of the run: `npm test -- int e2e` runs only those, and what begins with a dash goes to their runners. */
const parts = ['check', 'int', 'demo', 'e2e'] as const

const asked = process.argv.slice(2)
const flagsAt = asked.findIndex((argument) => argument.startsWith('-'))
const names = flagsAt < 0 ? asked : asked.slice(0, flagsAt)
const flags = flagsAt < 0 ? [] : asked.slice(flagsAt)
const unknown = names.find((name) => !parts.some((part) => part === name))
if (unknown) throw plain(`There is no part ${unknown}: npm test runs ${parts.join(', ')}.`)
const wants = (part: (typeof parts)[number]) => names.length === 0 || names.includes(part)

const crew = createCrew()
// Stopped last: a runner that was interrupted leaves its server behind.
crew.onStop(discardLeftovers)
const counts: Count[] = []

/** Runs what is wanted; whatever breaks on the way is a failure, and the last line is printed all the same. */
async function test(): Promise<number> {
  try {
    await runParts()
  } catch (error) {
    console.error(textOf(error))
    counts.push(countOfCode(1))
  }
  return conclude(counts)
}

async function runParts(): Promise<void> {
  const browser = wants('e2e') ? findBrowser() : undefined
  if (wants('check')) counts.push(...(await runSteps(crew, checkSteps)))
  if (wants('int')) counts.push(await runStep(crew, vitestStep('int', flags)))
  if (wants('demo') || browser) await testBuild(browser)
}

/** Builds, and tests what was built: the commands of the terminal, then the product over HTTP and in a browser. */
async function testBuild(browser?: string): Promise<void> {
  const built = await runStep(crew, { name: 'build', commands: [['scripts/build.ts', '--if-stale']] })
  counts.push(built)
  if (built.failed) return
  if (wants('demo')) counts.push(await runStep(crew, vitestStep('demo', flags)))
  if (browser) counts.push(await testSite(browser))
}

/** The site has a crew of its own, so that its early end fails this part and not the whole run. */
async function testSite(browser: string): Promise<Count> {
  const site = createCrew()
  crew.onStop(site.stop)
  const addresses = await startE2eSite(site, bringNginx())
  const tests = runStep(crew, {
    name: 'e2e',
    commands: [['node_modules/@playwright/test/cli.js', 'test', ...flags]],
    report: join(reports, 'e2e.json'),
    env: { ...addresses, CHROMIUM_PATH: browser, NO_COLOR: '1' },
  })
  return Promise.race([tests, site.failed])
}

await runCrew(crew, () =>
  withFileLock(join(root, '.data', 'test', 'lock'), test, () =>
    console.log('Waiting for another run of the tests ...'),
  ),
)
