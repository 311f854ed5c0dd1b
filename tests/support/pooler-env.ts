import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, vi } from 'vitest'

import { getFreePort } from '../../scripts/process/ports'
import { resetWorker } from './worker-database'

// Import it before anything that imports src/env.ts, which reads the variables once.
const { database } = await resetWorker()
const port = await getFreePort()
vi.stubEnv('DATABASE_URL', database.runtimeUrl.replace(/:\d+\//, `:${port}/`))
vi.stubEnv('DATABASE_DIRECT_URL', database.runtimeUrl)

/** The connections that the pooler opens to Postgres, fewer than the pools of the site have. */
export const POOL_SIZE = 4

const { findOrInstall } = await import('../../scripts/process/find-or-install')
const program = findOrInstall(['pgbouncer'], ['pgbouncer'])

/** Whether DATABASE_URL is a transaction pooler; not without PgBouncer and the right to install it. */
export const hasPooler = program !== undefined

if (program) {
  const { migrateDatabase } = await import('./operator')
  const { startPooler } = await import('../../scripts/testing/pgbouncer')
  // It limits the statements of the role, which sessions have from their start.
  await migrateDatabase()
  const dir = mkdtempSync(join(tmpdir(), 'puente-pooler-'))
  const { stop } = await startPooler({
    program,
    port,
    dir,
    databaseUrl: database.runtimeUrl,
    size: POOL_SIZE,
  })
  afterAll(async () => {
    await stop()
    rmSync(dir, { recursive: true })
  })
}
