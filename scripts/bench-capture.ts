import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { measureCaptureRate } from './bench/capture-load'
import { captureReport, captureTable, type Rates } from './bench/capture-report'
import { type CaptureTarget, captureTargets, startCaptureTargets } from './bench/capture-targets'
import { writeSection } from './bench/section'
import { root } from './process/root'
import { createSupervisor } from './process/supervisor'
import { withFileLock } from './process/file-lock.mjs'
import { UserError } from './process/user-error.mjs'
import { runCommand } from './process/run-command'
import { isBuilt } from './site/processes'

/** `npm run bench:capture` compares lead capture with Payload's REST API and a bare insert (docs/performance.md). */

const supervisor = createSupervisor()
const dir = join(root, '.data', 'bench')
const ROUNDS = 7
/** Below the rate limit of all visitors together, which stays on. */
const LEADS_PER_ROUND = 1_000

async function bench(): Promise<void> {
  if (!isBuilt()) throw new UserError('There is no build. Run `npm run build` first.')
  const loadBefore = loadavg()[0] ?? 0
  await rm(dir, { recursive: true, force: true })
  const { requests, databaseUrl } = await startCaptureTargets(supervisor, dir)
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()

  const countRows = async () => {
    const query = `select (select count(*) from leads)::int as leads, (select count(*) from lead_activities)::int as activities`
    return (await client.query<{ leads: number; activities: number }>(query)).rows[0]
  }
  /** Resets the rate limits and flushes pending writes. */
  const reset = () =>
    client.query('delete from rate_limits').then(() => client.query('checkpoint').catch(() => undefined))

  const rates: Rates = { route: [], rest: [], bare: [] }
  const run = async (target: CaptureTarget) => {
    await reset()
    return measureCaptureRate(requests[target], LEADS_PER_ROUND)
  }
  for (const target of captureTargets) await run(target)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of captureTargets) rates[target].push(await run(target))
    const shown = captureTargets.map((target) => `${target} ${Math.round(rates[target].at(-1) ?? 0)}/s`)
    console.log(shown.join('  '))
  }
  const expected = (ROUNDS + 1) * captureTargets.length * LEADS_PER_ROUND
  const { leads, activities } = (await countRows()) ?? {}
  await client.end()
  if (leads !== expected || activities !== expected)
    throw new UserError(
      `${expected} leads were acknowledged, but the database has ${leads} leads and ${activities} activities.`,
    )
  console.log(`\n${captureTable(rates)}`)
  writeSection('capture', captureReport(rates, loadBefore, LEADS_PER_ROUND))
  console.log('\nWritten to docs/performance.md.')
}

// Runs last, when nothing writes into the folder anymore.
supervisor.onStop(() => rm(dir, { recursive: true, force: true }))
await runCommand(supervisor, () =>
  withFileLock(join(root, '.data', 'test', 'lock'), bench, () => console.log('Waiting for a test run ...')),
)
