import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'

import { contentReport, contentTable, type Measured, tooSlow } from './bench/content-report'
import { startContentSites } from './bench/content-sites'
import { openVisits } from './bench/content-visits'
import { writeSection } from './bench/section'
import { root } from './process/root'
import { createSupervisor } from './process/supervisor'
import { withFileLock } from './process/file-lock.mjs'
import { UserError } from './process/user-error.mjs'
import { runCommand } from './process/run-command'
import { isBuilt } from './site/processes'

/** `npm run bench:content` compares page times with little and much content (docs/performance.md). */

const supervisor = createSupervisor()
const dir = join(root, '.data', 'bench')
const ROUNDS = 11
/** Not counted, because the first requests load routes and open connections. */
const WARM_UP_ROUNDS = 3

const sizes = {
  few: { posts: 50, tickets: 50, invoices: 50 },
  many: { posts: 5_000, tickets: 500, invoices: 500 },
} as const
const listPage = { few: 4, many: 200 }

async function bench(): Promise<void> {
  if (!isBuilt()) throw new UserError('There is no build: run `npm run build` first.')
  const before = loadavg()[0] ?? 0
  const sites = await startContentSites(supervisor, dir, sizes)
  const visit = {
    few: await openVisits(sites.few, listPage.few),
    many: await openVisits(sites.many, listPage.many),
  }
  const measured: Measured = { few: [], many: [] }
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    // Alternates which one is first.
    for (const name of round % 2 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
      const figures = await visit[name](round)
      if (round >= WARM_UP_ROUNDS) measured[name].push(figures)
    }
    console.log(`round ${round + 1} of ${WARM_UP_ROUNDS + ROUNDS}`)
  }
  console.log(`\n${contentTable(measured)}`)
  const slow = tooSlow(measured)
  if (slow.length > 0) throw new UserError(`More than twice as long with more content: ${slow.join(', ')}.`)
  writeSection('content', contentReport(measured, before))
  console.log('\nWritten to docs/performance.md.')
}

// Runs last, when the servers have stopped.
supervisor.onStop(() => rm(dir, { recursive: true, force: true }))
await runCommand(supervisor, () =>
  withFileLock(join(root, '.data', 'test', 'lock'), bench, () =>
    console.log('Waiting for a run of the tests ...'),
  ),
)
