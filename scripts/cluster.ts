import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { childEnv } from '../src/env'
import { startClusterSite } from '../tests/faults/cluster-site'
import { createTally } from '../tests/faults/tally'
import { table } from './bench/table'
import { checkCluster } from './cluster/checks'
import { type Step, stepsFor, updateStep } from './cluster/steps'
import { type ClusterTraffic, startClusterTraffic } from './cluster/traffic'
import { startChild } from './process/child-process'
import { root } from './process/root'
import { createSupervisor } from './process/supervisor'
import { UserError } from './process/user-error.mjs'
import { isBuildStale } from './site/build-stamp'
import { buildRelease } from './site/build-release'
import { openReleases } from './site/releases'

/**
 * `npm run test:cluster` runs the site as on several machines: nginx and Varnish, two web processes, two workers, PgBouncer, a
 * primary and a replica, and a bucket. For ten minutes (`--minutes=`) each part is killed, restarted, slowed or cut off in turn
 * while people work; `--only=` names a part of the steps. Nothing acknowledged may be lost, nobody signed out, and no one may read older than they wrote.
 */

const { values: given } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
})
const minutes = Number(given.minutes)
if (!(minutes > 0)) throw new UserError(`--minutes=${given.minutes} is no time. Try --minutes=2.`)

/** How long everyone works undisturbed before and after each step, so that its traces can be told from the next one's. */
const CALM_MS = 4_000

/** What the table shows of each step. */
const columns = {
  visits: 'visits',
  'failed visits': 'failed',
  refused: 'refused',
  published: 'published',
  'seen web': 'ms at web',
  'seen varnish': 'ms at Varnish',
  heard: 'heard',
  missed: 'missed',
  stale: 'stale',
} as const

let failures = 0
function report(name: string, counts: Record<string, number>, errors: number): void {
  if (errors > 0) failures += 1
  const text = Object.entries(counts).map(([key, value]) => `${key} ${value}`)
  console.log(`${errors > 0 ? 'FAILED' : 'passed'}  ${name}: ${text.join(', ')}`)
}

if (isBuildStale())
  await startChild({ name: 'build', args: [`${root}/scripts/build.ts`], env: childEnv() }).exited
const isUpdated = updateStep.includes(given.only)
const next = openReleases().folderOf(isUpdated ? await buildRelease(createSupervisor()) : 'current')
const site = await startClusterSite()
const tally = createTally()
const rows: string[][] = []

async function runStep({ name, run }: Step): Promise<void> {
  const startedAt = performance.now()
  await run()
  await sleep(CALM_MS)
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  const counts = tally.take()
  const row = [
    name,
    String(seconds),
    ...Object.keys(columns).map((column) => String(counts.get(column) ?? '-')),
  ]
  rows.push(row)
  console.log(row.join('  '))
}

/** Takes the steps again and again until the time is over. A short run takes none twice, and leaves out the last ones. */
async function disturb(traffic: ClusterTraffic): Promise<void> {
  const steps = stepsFor(site, next, traffic, tally).filter(({ name }) => name.includes(given.only))
  if (steps.length === 0) throw new UserError(`--only=${given.only} is in the name of no step.`)
  const end = performance.now() + minutes * 60_000
  while (performance.now() < end) for (const step of steps) if (performance.now() < end) await runStep(step)
}

try {
  for (const name of site.names) await site.start(name)
  for (const name of ['nginx', 'varnish'] as const) await site.fronts.start(name)
  const traffic = await startClusterTraffic(site, tally)
  await runStep({ name: 'nothing', run: () => sleep(CALM_MS) })
  await disturb(traffic)
  await traffic.stop()
  console.log(`\n${table(['step', 's', ...Object.values(columns)], rows)}\n`)
  await checkCluster(site, traffic, tally, report)
} finally {
  await site.close()
  if (isUpdated) rmSync(next, { recursive: true })
}
console.log(failures === 0 ? '\nAll checks passed.' : `\n${failures} checks failed.`)
process.exit(failures === 0 ? 0 : 1)
