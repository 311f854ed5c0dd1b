import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { runBench } from './bench/harness'
import { median, medianRatio } from './bench/rounds'
import { siteEnv } from './bench/site-env'
import { table } from './bench/table'
import { startPostgres } from './postgres/server'

/**
 * `npm run bench:leads` compares the board of leads with Payload's REST API and plain pg on the same table of a million
 * leads (docs/performance.md). `-- --rows=200000` takes fewer and does not write the page.
 */

type Timings = Record<string, Record<'board' | 'rest' | 'query' | 'pg', number[]>>

function timingsTable(timings: Timings): string {
  const first = median(timings['page 1']?.query ?? [])
  const rows = Object.entries(timings).map(([name, { board, rest, query, pg }]) => [
    name,
    ...[rest, board, query, pg].map((side) => median(side).toFixed(1)),
    medianRatio(rest, board).toFixed(1),
    medianRatio(rest, query).toFixed(1),
    (median(query) / first).toFixed(2),
  ])
  const sides = ["Payload's REST", 'board', 'query alone', 'pg, page only']
  return table(['median ms', ...sides, 'REST / board', 'REST / query', 'of page 1'], rows)
}

await runBench({
  section: 'leads',
  rounds: 9,
  rows: 1_000_000,
  isWithoutBuild: true,
  async measure({ supervisor, dir, rounds, rows }) {
    const postgres = await startPostgres({ dir: join(dir, 'postgres'), durable: false })
    supervisor.onStop(() => postgres.stop('immediate'))
    const env = siteEnv({
      DATABASE_URL: postgres.runtimeUrl,
      DATABASE_OWNER_URL: postgres.ownerUrl,
      MEDIA_DIR: join(dir, 'media'),
    })
    const file = join(dir, 'timings.json')
    await supervisor.run({
      name: 'migrate',
      args: ['scripts/puente.ts', 'migrate'],
      env,
      log: join(dir, 'migrate.log'),
    })
    console.log(`Filling ${rows} leads and measuring, which takes some minutes ...`)
    await supervisor.run({
      name: 'the timings',
      args: ['scripts/bench/lead-timings.ts', String(rows), String(rounds), file],
      env,
      log: join(dir, 'timings.log'),
    })
    return {
      method: `${rows.toLocaleString('en-US')} leads, medians of ${rounds} alternating rounds.`,
      // Written by bench/lead-timings.ts.
      figures: timingsTable(JSON.parse(readFileSync(file, 'utf8')) as Timings),
    }
  },
})
