import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { childEnv } from '../../src/env'
import { startPostgres } from '../postgres/server'
import { isAlive } from '../process/file-lock.mjs'
import { root } from '../process/root'
import { createSupervisor } from '../process/supervisor'
import { bundle } from '../site/bundle'
import { type TemplateAddresses } from './template-database'

/** The clusters of test runs, each in a folder named after the pid of its run. */
const clustersDir = join(root, '.data', 'test', 'clusters')

export interface TestCluster {
  addresses: TemplateAddresses
  /** The folder of the bundled programs: `puente.mjs`, and a file for each that was asked for. */
  programs: string
  discard: () => Promise<void>
}

/**
 * Starts a temporary Postgres server with a migrated database, which is the template of the test databases. Beside it are the
 * commands of operators as a release has them, and `more` programs: what tests start again and again takes a fraction of
 * the time that its separate modules would.
 */
export async function startTestCluster(more: Record<string, string> = {}): Promise<TestCluster> {
  await discardStaleClusters()
  const dir = join(clustersDir, String(process.pid))
  const programs = join(dir, 'programs')
  const [server] = await Promise.all([
    startPostgres({ dir, durable: false }),
    bundle(programs, { puente: 'scripts/puente.ts', ...more }),
  ])
  const discard = async () => {
    // Two projects of one run share the server.
    if (!existsSync(dir)) return
    await server.stop('immediate')
    rmSync(dir, { recursive: true, force: true })
  }
  const { adminUrl, ownerUrl, runtimeUrl } = server
  const variables = {
    DATABASE_URL: runtimeUrl,
    DATABASE_OWNER_URL: ownerUrl,
    PAYLOAD_SECRET: randomUUID() + randomUUID(),
  }
  try {
    await createSupervisor().run({
      name: 'migrate',
      args: [join(programs, 'puente.mjs'), 'migrate'],
      env: childEnv({ ...variables, NODE_ENV: 'production' }),
      log: join(dir, 'migrate.log'),
    })
  } catch (error) {
    await discard()
    throw error
  }
  return { addresses: { adminUrl, ownerUrl, runtimeUrl }, programs, discard }
}

/** Stops the servers of test runs that were killed, and removes their data. */
export async function discardStaleClusters(): Promise<void> {
  if (!existsSync(clustersDir)) return
  for (const name of readdirSync(clustersDir)) {
    if (isAlive(Number(name))) continue
    const dir = join(clustersDir, name)
    const server = await startPostgres({ dir, durable: false }).catch(() => undefined)
    await server?.stop('immediate')
    rmSync(dir, { recursive: true, force: true })
  }
}
