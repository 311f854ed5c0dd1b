import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, vi } from 'vitest'

import { startPostgres } from '../../scripts/postgres/server'
import { getFreePort } from '../../scripts/process/ports'
import { root } from '../../scripts/process/root'
import { startStandby } from '../../scripts/testing/standby'

// Import it before anything that imports src/env.ts, which reads the variables once.

const folder = join(root, '.data', 'test', `replica-${process.pid}`)
const primaryDir = join(folder, 'primary')
const port = await getFreePort()

/** A durable server of this file alone, because that of the other tests writes too little to its log for a standby. */
const primary = await startPostgres({ dir: primaryDir })
const replicaUrl = primary.runtimeUrl.replace(/:\d+\//, `:${port}/`)
vi.stubEnv('DATABASE_URL', primary.runtimeUrl)
vi.stubEnv('DATABASE_OWNER_URL', primary.ownerUrl)
vi.stubEnv('DATABASE_REPLICA_URL', replicaUrl)
const { migrateDatabase } = await import('./operator')
await migrateDatabase()

const ends = [() => primary.stop('immediate')]
afterAll(async () => {
  for (const end of ends.reverse()) await end()
  rmSync(folder, { recursive: true })
})

/** Starts the server of DATABASE_REPLICA_URL, which is down at first. */
export async function startReplica() {
  const standby = await startStandby(primary, primaryDir, { dir: join(folder, 'standby'), port })
  ends.push(() => standby.stop('immediate').catch(() => undefined))
  return standby
}
