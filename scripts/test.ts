import { join } from 'node:path'

import { type LimitFunction } from 'p-limit'

import { findBrowser } from '../tests/support/browser'
import { findOrInstallNginx, installCertificatePrograms } from './nginx/programs'
import { withFileLock } from './process/file-lock.mjs'
import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor, type Supervisor } from './process/supervisor'
import { printError, UserError } from './process/user-error.mjs'
import { checkSteps } from './testing/check-steps'
import { startE2eSite } from './testing/e2e-site'
import { countExitCode, printSummary, type TestCounts } from './testing/reports'
import { limitSteps, reportsDir, runStep, startSteps, type Step, vitestStep } from './testing/steps'
import { discardStaleClusters } from './testing/test-cluster'
import { findOrInstallVarnish } from './varnish/server'

/** `npm test -- int e2e` runs only these parts. Arguments that start with a dash are passed to the test runners. */
const parts = ['check', 'int', 'demo', 'e2e'] as const

const args = process.argv.slice(2)
const firstFlag = args.findIndex((arg) => arg.startsWith('-'))
const names = firstFlag < 0 ? args : args.slice(0, firstFlag)
const flags = firstFlag < 0 ? [] : args.slice(firstFlag)
const unknown = names.find((name) => !parts.some((part) => part === name))
if (unknown) throw new UserError(`Unknown part ${unknown}: npm test runs ${parts.join(', ')}.`)
const isSelected = (part: (typeof parts)[number]) => names.length === 0 || names.includes(part)

const supervisor = createSupervisor()
// Runs last: an interrupted test runner leaves its database server behind.
supervisor.onStop(discardStaleClusters)
const counts: TestCounts[] = []

/** Runs the selected parts. An exception counts as a failure, and the summary is printed in any case. */
async function test(): Promise<number> {
  try {
    await runParts()
  } catch (error) {
    printError(error)
    counts.push(countExitCode(1))
  }
  return printSummary(counts)
}

const buildStep: Step = { name: 'build', commands: [['scripts/build.ts', '--if-stale']], after: 'types' }

/** A flag may name files of one of them. */
const intStep = (name: string): Step => ({ ...vitestStep(name, flags), mayBeEmpty: flags.length > 0 })

async function runParts(): Promise<void> {
  const browser = isSelected('e2e') ? findBrowser() : undefined
  const [types, lint, ...checks] = isSelected('check') ? checkSteps : []
  const needsBuild = isSelected('demo') || browser !== undefined
  const needsDatabase = isSelected('int')
  // Two of these steps would discard the clusters of a killed run at the same time.
  if (needsDatabase) await discardStaleClusters()
  // The longest first, but the build waits for `types`. Each takes about one core, and the browser tests after them two.
  const steps = [
    types,
    lint,
    needsBuild && buildStep,
    needsDatabase && intStep('int'),
    isSelected('demo') && { ...vitestStep('demo', flags), after: buildStep.name },
    needsDatabase && intStep('int-isolated'),
    ...checks,
  ].filter((step) => step !== undefined && step !== false)
  const limit = limitSteps()
  const running = startSteps(supervisor, steps, limit)
  const build = running.get(buildStep.name)
  // Its turn comes when the last step has started, so the browser tests need not wait for it.
  const site = browser && build ? startSite(limit, build) : undefined
  counts.push(...(await Promise.all(running.values())))
  if (browser && site && (await build)?.failed === 0) counts.push(await testSite(browser, await site))
}

type Site = { supervisor: Supervisor; started: PromiseSettledResult<Record<string, string>> }

/** Starts the built site. It has its own supervisor, so that its early exit fails its tests and not the whole run. */
async function startSite(limit: LimitFunction, build: Promise<TestCounts>): Promise<Site> {
  const siteSupervisor = createSupervisor()
  supervisor.onStop(siteSupervisor.stop)
  const start = async () => {
    if ((await build).failed) throw new UserError('There is no build to test.')
    const nginx = findOrInstallNginx()
    if (nginx) installCertificatePrograms()
    const varnish = findOrInstallVarnish()
    return { ...(await startE2eSite(siteSupervisor, nginx)), ...(varnish && { E2E_VARNISH: varnish }) }
  }
  const [started] = await Promise.allSettled([limit(start)])
  return { supervisor: siteSupervisor, started }
}

async function testSite(browser: string, site: Site): Promise<TestCounts> {
  if (site.started.status === 'rejected') throw site.started.reason
  const tests = runStep(supervisor, {
    name: 'e2e',
    commands: [['node_modules/@playwright/test/cli.js', 'test', ...flags]],
    report: join(reportsDir, 'e2e.json'),
    env: { ...site.started.value, CHROMIUM_PATH: browser, NO_COLOR: '1' },
  })
  return Promise.race([tests, site.supervisor.failed])
}

await runCommand(supervisor, () =>
  withFileLock(join(root, '.data', 'test', 'lock'), test, () =>
    console.log('Waiting for another test run ...'),
  ),
)
