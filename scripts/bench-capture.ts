import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { burst } from './bench/capture-load'
import { captureReport, captureTable, type Rates } from './bench/capture-report'
import { type Keeper, keepers, openCaptureStage } from './bench/capture-stage'
import { writeSection } from './bench/section'
import { root } from './process/children'
import { createCrew } from './process/crew'
import { withFileLock } from './process/file-lock.mjs'
import { plain } from './process/plain.mjs'
import { runCrew } from './process/run-crew'
import { isBuilt } from './process/site'

/** How fast a visitor's message is kept, beside Payload's own REST and a bare insert (docs/performance.md). */

const crew = createCrew()
const dir = join(root, '.data', 'bench')
const rounds = 7
/** Below what everybody together may send in a minute: the limits stay on, and are not met. */
const captures = 1_000

async function bench(): Promise<void> {
  if (!isBuilt()) throw plain('There is no build: run `npm run build` first.')
  const before = loadavg()[0] ?? 0
  await rm(dir, { recursive: true, force: true })
  const { questions, databaseUrl } = await openCaptureStage(crew, dir)
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()

  const counted = async () => {
    const query = `select (select count(*) from leads)::int as leads, (select count(*) from lead_activities)::int as activities`
    return (await client.query<{ leads: number; activities: number }>(query)).rows[0]
  }
  /** The clock of the limit starts anew, and the disk is at rest. */
  const newMinute = () =>
    client.query('delete from rate_limits').then(() => client.query('checkpoint').catch(() => undefined))

  const rates: Rates = { route: [], rest: [], bare: [] }
  const run = async (keeper: Keeper) => {
    await newMinute()
    return burst(questions[keeper], captures)
  }
  for (const keeper of keepers) await run(keeper)
  for (let round = 0; round < rounds; round += 1) {
    for (const keeper of keepers) rates[keeper].push(await run(keeper))
    console.log(keepers.map((keeper) => `${keeper} ${Math.round(rates[keeper].at(-1) ?? 0)}/s`).join('  '))
  }
  const kept = (rounds + 1) * keepers.length * captures
  const { leads, activities } = (await counted()) ?? {}
  await client.end()
  if (leads !== kept || activities !== kept)
    throw plain(
      `${kept} captures were acknowledged, and there are ${leads} leads and ${activities} activities.`,
    )
  console.log(`\n${captureTable(rates)}`)
  writeSection('capture', captureReport(rates, before, captures))
  console.log('\nWritten to docs/performance.md.')
}

// Stopped last: what they left goes with them.
crew.onStop(() => rm(dir, { recursive: true, force: true }))
await runCrew(crew, () =>
  withFileLock(join(root, '.data', 'test', 'lock'), bench, () =>
    console.log('Waiting for a run of the tests ...'),
  ),
)
