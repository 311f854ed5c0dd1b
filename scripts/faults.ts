import { realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { childEnv } from '../src/env'
import { checkLeads, countEmails, type SentLead, startLeadTraffic } from '../tests/faults/lead-traffic'
import { startFrontTraffic } from '../tests/faults/front-traffic'
import { openMachine } from '../tests/faults/machine'
import { openStaffTabs } from '../tests/faults/open-tab'
import { startTestSite, type TestSite } from '../tests/faults/test-site'
import { packRelease } from './site/archive'
import { isBuildStale } from './site/build-stamp'
import { buildRelease } from './site/build-release'
import { openReleases } from './site/releases'
import { startChild } from './process/child-process'
import { getFreePort } from './process/ports'
import { root } from './process/root'
import { createSupervisor } from './process/supervisor'

/**
 * `npm run test:faults` kills and restarts processes while visitors send leads. Every lead that was acknowledged must be in
 * the database once, and its emails must arrive. A restart of two web processes in turn behind nginx fails no request.
 * `npm run test:faults -- update` only updates the site and goes back, `-- migrations` tries the migrations on a million leads, `-- paper` the longest proposal,
 * `-- memory` measures what web and worker take at rest and after load, `-- last-release` runs the web of the last release on this schema,
 * `-- backup` backs up under writes, kills backups and restores, and compares what is restored,
 * `-- saving` writes a post while the network, the session, a colleague and the server get in the way, and the others of
 * scripts/faults/long-tests.ts run what `npm test` shortens or leaves out.
 */

if (process.argv[2] === 'migrations') {
  const { tryMigrations } = await import('./faults/migrations')
  process.exit((await tryMigrations()) > 0 ? 1 : 0)
}

if (isBuildStale())
  await startChild({ name: 'build', args: [`${root}/scripts/build.ts`], env: childEnv() }).exited

const { longTests, testAtLength } = await import('./faults/long-tests')
const longTest = longTests[process.argv[2] ?? '']
if (longTest) process.exit(await testAtLength(longTest))

/** Waits for a random time, so that the kills hit requests in different states. */
const sleepRandomly = () => sleep(500 + Math.random() * 1_500)

const MAX_EMAIL_WAIT_SECONDS = 180

const MAX_WORKER_MEGABYTES = 200

let failures = 0

/** Prints the result of a check. It fails if `errors` is not 0. */
function report(name: string, counts: Record<string, number>, errors: number): void {
  if (errors > 0) failures += 1
  const text = Object.entries(counts).map(([key, value]) => `${key} ${value}`)
  console.log(`${errors > 0 ? 'FAILED' : 'passed'}  ${name}: ${text.join(', ')}`)
}

if (process.argv[2] === 'memory') {
  const { tryMemory } = await import('./faults/memory')
  await tryMemory(report)
  process.exit(failures > 0 ? 1 : 0)
}

if (process.argv[2] === 'paper') {
  const { tryLongProposal } = await import('./faults/paper')
  await tryLongProposal(report)
  process.exit(failures > 0 ? 1 : 0)
}

if (process.argv[2] === 'last-release') {
  const { tryLastRelease } = await import('./faults/last-release')
  await tryLastRelease(report)
  process.exit(failures > 0 ? 1 : 0)
}

if (process.argv[2] === 'backup') {
  const { tryBackups } = await import('./faults/backup')
  await tryBackups(report)
  process.exit(failures > 0 ? 1 : 0)
}

const site = await startTestSite(await getFreePort())
/** The logs of installed services, which are read with those of the others. */
const logs: string[] = []

/** Runs `disturb` several times under load, then compares the acknowledged leads with the database. */
async function underLoad(name: string, times: number, disturb: (round: number) => Promise<void>) {
  const traffic = startLeadTraffic(site)
  await sleepRandomly()
  for (let round = 0; round < times; round += 1) {
    await disturb(round)
    await sleepRandomly()
  }
  await traffic.stop()
  const counts = await checkLeads(site, traffic.leads)
  const errors = counts.missing + counts.duplicates + counts.withoutActivity
  report(name, counts, counts.acknowledged === 0 ? 1 : errors)
  return traffic.leads
}

/** Waits up to three minutes for all emails, because those of a killed worker are tried again when their lease has ended. */
async function checkEmails(name: string, leads: SentLead[], exactlyOnce: boolean) {
  let counts = await countEmails(site, leads)
  for (let waited = 0; counts.none > 0 && waited < MAX_EMAIL_WAIT_SECONDS; waited += 1) {
    await sleep(1_000)
    counts = await countEmails(site, leads)
  }
  report(name, counts, counts.none + (exactlyOnce ? counts.several : 0))
}

const webs = ['web', 'second web'] as const

/** Restarts two web processes in turn while visitors come through nginx. */
async function restartInTurn({ start, stop }: TestSite, frontUrl: string): Promise<void> {
  for (const name of webs) await start(name)
  const traffic = startFrontTraffic(frontUrl)
  for (const name of [...webs, ...webs]) {
    await sleepRandomly()
    await stop(name)
    await sleepRandomly()
    await start(name)
  }
  await sleepRandomly()
  reportTraffic('both web processes restarted in turn', await traffic.stop())
  for (const name of webs) await stop(name)
}

function reportTraffic(
  name: string,
  { requests, failures: failed }: { requests: number; failures: Record<string, number> },
): void {
  const errors = Object.values(failed).reduce((sum, count) => sum + count, 0)
  report(name, { requests, failed: errors, ...failed }, requests === 0 ? 1 : errors)
}

/** Updates an installed site to another build and goes back, while visitors come and someone works in two tabs of the desk. */
async function updateAndRollBack(testSite: TestSite, frontUrl: string): Promise<void> {
  const first = realpathSync(openReleases().folderOf('current'))
  const next = openReleases().folderOf(await buildRelease(createSupervisor()))
  const archives = [first, next].map((folder, index) =>
    packRelease(folder, join(testSite.dir, `archive-${index}`)),
  )
  rmSync(next, { recursive: true })
  const machine = await openMachine(testSite)
  logs.push(...machine.logs)
  await machine.run(join(first, 'puente'), 'release', archives[0] ?? '')
  for (const unit of machine.units) machine.start(unit)
  // As an operator would look, and with two web processes nothing else waits for the first start.
  for (const port of testSite.ports) await waitForReady(port)
  const tabs = await openStaffTabs(frontUrl, testSite.password)
  try {
    const saved = [await tabs.write('Before the update')]
    const boards: boolean[] = []
    const traffic = startFrontTraffic(frontUrl)
    for (const [command = '', ...args] of [['release', archives[1] ?? ''], ['rollback']]) {
      const streams = tabs.streams()
      const running = machine.run(machine.command, command, ...args)
      saved.push(await tabs.write(`During ${command}`))
      await running
      saved.push(await tabs.write(`After ${command}`))
      boards.push(await tabs.isLiveAgain(streams))
    }
    reportTraffic('an update and a rollback', await traffic.stop())
    const lost = [...saved, ...boards].filter((isDone) => !isDone).length
    const signedOut = await tabs.signedOut()
    for (const refused of [...tabs.failures, ...signedOut]) console.log(`  refused: ${refused}`)
    const counts = { lost, signedOut: signedOut.length, failed: tabs.failures.length }
    const errors = lost + signedOut.length + tabs.failures.length
    report('open tabs of the desk', { saved: saved.length, boards: boards.length, ...counts }, errors)
  } finally {
    await tabs.close()
    await machine.close()
  }
}

async function waitForReady(port: number): Promise<void> {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const answer = await fetch(`http://localhost:${port}/api/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error(`The web process at ${port} is not ready.`)
}

async function scenarios(testSite: TestSite): Promise<void> {
  const { start, startFront } = testSite
  const frontUrl = await startFront()
  if (process.argv[2] === 'update') return updateAndRollBack(testSite, frontUrl)
  await restartInTurn(testSite, frontUrl)
  await updateAndRollBack(testSite, frontUrl)
  await start('web')
  await start('worker')
  // It loads all its code at the start.
  await sleep(10_000)
  const { now } = testSite.memoryOf('worker')
  report('memory of the worker at rest', { megabytes: now }, now > MAX_WORKER_MEGABYTES ? 1 : 0)
  await killProcesses(testSite)
}

async function killProcesses({ start, kill, postgres }: TestSite): Promise<void> {
  const webKilled = await underLoad('web killed ten times with SIGKILL', 10, async () => {
    await kill('web')
    await start('web')
  })
  await checkEmails('emails of these leads', webKilled, true)

  const restarted = await underLoad('Postgres restarted six times', 6, (round) =>
    postgres.restart(round % 2 ? 'immediate' : 'fast'),
  )
  await checkEmails('emails of these leads', restarted, true)

  await kill('worker')
  const withoutWorker = await underLoad('leads without a running worker', 1, () => sleep(1_000))
  await start('worker')
  await checkEmails('emails of these leads', withoutWorker, true)

  const workerKilled = await underLoad('worker killed ten times with SIGKILL', 10, async () => {
    await kill('worker')
    await start('worker')
  })
  // An email that the SMTP server accepted just before the kill is sent again, with the same Message-ID.
  await checkEmails('emails of these leads', workerKilled, false)
}

/** Runs the scenarios, then looks at the logs that they left. */
async function runAll(): Promise<void> {
  await scenarios(site)
  const { lines, other } = site.countLogLines(logs)
  report('log lines', { lines, 'not JSON': other }, lines === 0 ? 1 : other)
}

try {
  await runAll()
} finally {
  await site.close()
}
console.log(failures === 0 ? '\nAll checks passed.' : `\n${failures} checks failed.`)
process.exit(failures === 0 ? 0 : 1)
