import { join } from 'node:path'

import { findBrowser } from '../tests/support/browser'
import { checkSteps } from './process/check-steps'
import { root } from './process/children'
import { createCrew } from './process/crew'
import { startE2eSite } from './process/e2e-site'
import { withFileLock } from './process/file-lock.mjs'
import { plain } from './process/plain.mjs'
import { type Count, sumOf, summaryOf } from './process/reports'
import { runCrew } from './process/run-crew'
import { reports, runStep, runSteps, vitestStep } from './process/steps'

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
const counts: Count[] = []

async function test(): Promise<void> {
  const browser = wants('e2e') ? findBrowser() : undefined
  if (wants('check')) counts.push(...(await runSteps(crew, checkSteps)))
  if (wants('int')) counts.push(await runStep(crew, vitestStep('int', flags)))
  if (wants('demo') || browser) counts.push(...(await testBuild(browser)))
  const total = sumOf(counts)
  if (total.failed > 0) throw plain(`\n${summaryOf(total)}`)
  console.log(`\n${summaryOf(total)}`)
}

/** Builds, and tests what was built: the commands of the terminal, then the product over HTTP and in a browser. */
async function testBuild(browser?: string): Promise<Count[]> {
  const built = await runStep(crew, { name: 'build', commands: [['scripts/build.ts', '--if-stale']] })
  if (built.failed) return [built]
  const demo = wants('demo') ? [await runStep(crew, vitestStep('demo', flags))] : []
  return browser ? [built, ...demo, await testSite(browser)] : [built, ...demo]
}

async function testSite(browser: string): Promise<Count> {
  const addresses = await startE2eSite(crew)
  return runStep(crew, {
    name: 'e2e',
    commands: [['node_modules/@playwright/test/cli.js', 'test', ...flags]],
    report: join(reports, 'e2e.json'),
    env: { ...addresses, CHROMIUM_PATH: browser, NO_COLOR: '1' },
  })
}

await runCrew(crew, () =>
  withFileLock(join(root, '.data', 'test', 'lock'), test, () =>
    console.log('Waiting for another run of the tests ...'),
  ),
)
