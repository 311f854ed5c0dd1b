import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { childEnv } from '../../src/env'
import { root } from './children'
import { createCrew } from './crew'
import { isAlive } from './file-lock.mjs'
import { startPostgres } from './postgres'
import { type TemplateAddresses } from './test-template'

/** Where the clusters of test runs stand, each under the number of its process. */
const clusters = join(root, '.data', 'test', 'clusters')

export interface TestCluster {
  addresses: TemplateAddresses
  discard(): Promise<void>
}

/** Starts a throw-away Postgres whose database is migrated and serves as the template of all others. */
export async function startTestCluster(): Promise<TestCluster> {
  await discardLeftovers()
  const dir = join(clusters, String(process.pid))
  const server = await startPostgres({ dir, durable: false })
  const discard = async () => {
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
    await createCrew().run({
      name: 'migrate',
      args: ['scripts/migrate.ts'],
      env: childEnv({ ...variables, NODE_ENV: 'production' }),
      log: join(dir, 'migrate.log'),
    })
  } catch (error) {
    await discard()
    throw error
  }
  return { addresses: { adminUrl, ownerUrl, runtimeUrl }, discard }
}

/** Ends and removes the servers of runs that were killed. */
export async function discardLeftovers(): Promise<void> {
  if (!existsSync(clusters)) return
  for (const name of readdirSync(clusters)) {
    if (isAlive(Number(name))) continue
    const dir = join(clusters, name)
    const server = await startPostgres({ dir, durable: false }).catch(() => undefined)
    await server?.stop('immediate')
    rmSync(dir, { recursive: true, force: true })
  }
}
