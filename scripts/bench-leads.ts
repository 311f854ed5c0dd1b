import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'

import { median } from './bench/median'
import { writeSection } from './bench/section'
import { table } from './bench/table'
import { startPostgres } from './postgres/server'
import { withFileLock } from './process/file-lock.mjs'
import { isolatedEnv } from './process/isolated-env'
import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'

/**
 * `npm run bench:leads` compares the board of leads with Payload's REST API and plain pg on the same table of a million
 * leads (docs/performance.md). `-- --rows=200000` takes fewer and does not write the page.
 */

const supervisor = createSupervisor()
const dir = join(root, '.data', 'bench-leads')
const ALL_ROWS = 1_000_000
const ROUNDS = 9

const rowsArgument = process.argv.find((argument) => argument.startsWith('--rows='))
const leads = Number(rowsArgument?.slice('--rows='.length) ?? ALL_ROWS)

type Timings = Record<string, Record<'board' | 'rest' | 'query' | 'pg', number[]>>

async function bench(): Promise<void> {
  const loadBefore = loadavg()[0] ?? 0
  await rm(dir, { recursive: true, force: true })
  const postgres = await startPostgres({ dir: join(dir, 'postgres'), durable: false })
  supervisor.onStop(() => postgres.stop('immediate'))
  const env = isolatedEnv({
    NODE_ENV: 'production',
    DATABASE_URL: postgres.runtimeUrl,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: 'http://localhost:3000',
    MAIL_FROM: 'Puente <hola@puente.example>',
    LOG_LEVEL: 'warn',
    MEDIA_DIR: join(dir, 'media'),
  })
  const file = join(dir, 'timings.json')
  await supervisor.run({ name: 'migrate', args: ['scripts/migrate.ts'], env, log: join(dir, 'migrate.log') })
  console.log(`Filling ${leads} leads and measuring, which takes some minutes ...`)
  await supervisor.run({
    name: 'the timings',
    args: ['scripts/bench/lead-timings.ts', String(leads), String(ROUNDS), file],
    env,
    log: join(dir, 'timings.log'),
  })
  const shown = timingsTable(JSON.parse(readFileSync(file, 'utf8')) as Timings)
  console.log(`\n${shown}`)
  if (leads !== ALL_ROWS) return
  const conditions =
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}; load average ` +
    `before: ${loadBefore.toFixed(1)}. ${leads.toLocaleString('en-US')} leads, medians of ${ROUNDS} alternating rounds.`
  writeSection('leads', `${conditions}\n\n${shown}`)
  console.log('\nWritten to docs/performance.md.')
}

function timingsTable(timings: Timings): string {
  const first = median(timings['page 1']?.query ?? [])
  const rows = Object.entries(timings).map(([name, { board, rest, query, pg }]) => {
    /** The median of the ratios within a round, where both had the same conditions. */
    const faster = (side: number[]) =>
      median(rest.map((time, round) => time / (side[round] ?? NaN))).toFixed(1)
    const times = [rest, board, query, pg].map((side) => median(side).toFixed(1))
    return [name, ...times, faster(board), faster(query), (median(query) / first).toFixed(2)]
  })
  const sides = ["Payload's REST", 'board', 'query alone', 'pg, page only']
  return table(['median ms', ...sides, 'REST / board', 'REST / query', 'of page 1'], rows)
}

supervisor.onStop(() => rm(dir, { recursive: true, force: true }))
await runCommand(supervisor, () =>
  withFileLock(join(root, '.data', 'test', 'lock'), bench, () => console.log('Waiting for a test run ...')),
)
