import { join } from 'node:path'

import { startStandby } from '../testing/standby'
import { startPooler } from '../testing/pgbouncer'
import { startPostgres } from '../postgres/server'
import { waitForHttp } from '../process/child-process'
import { findOrInstall } from '../process/find-or-install'
import { getFreePort } from '../process/ports'
import { type Supervisor } from '../process/supervisor'
import { UserError } from '../process/user-error.mjs'
import { webOptions } from '../site/processes'
import { serverPid } from './process-metrics'
import { siteEnv } from './site-env'

/** How a site is hosted. The first is what the others are compared with: one process, directly at the database. */
export const sides = ['single', 'one web', 'two webs', 'two webs and a replica'] as const
export type Side = (typeof sides)[number]

/** Connections that the pooler opens to Postgres. */
const POOL_SIZE = 20

const PASSWORD = crypto.randomUUID()

/**
 * Starts a seeded database, a replica of it and a pooler before it, and the web processes of every side, which stay idle while another
 * side is measured. Returns the addresses of each side, the ids of its processes, and the password of the demo accounts.
 */
export async function startClusterSites(supervisor: Supervisor, dir: string) {
  const program = findOrInstall(['pgbouncer'], ['pgbouncer'])
  if (!program) throw new UserError('PgBouncer is not installed.')
  const primaryDir = join(dir, 'primary')
  const primary = await startPostgres({ dir: primaryDir })
  supervisor.onStop(() => primary.stop('immediate'))
  const common = {
    DATABASE_URL: primary.runtimeUrl,
    DEMO_PASSWORD: PASSWORD,
    MEDIA_DIR: join(dir, 'media'),
    PAYLOAD_SECRET: crypto.randomUUID() + crypto.randomUUID(),
  }
  for (const command of ['migrate', 'seed'])
    await supervisor.run({
      name: command,
      args: ['scripts/puente.ts', command],
      env: siteEnv({ ...common, DATABASE_OWNER_URL: primary.ownerUrl }),
      log: join(dir, 'setup.log'),
    })

  const replicaDir = join(dir, 'replica')
  const replica = await startStandby(primary, primaryDir, { dir: replicaDir, port: await getFreePort() })
  supervisor.onStop(() => replica.stop('immediate'))
  const poolerPort = await getFreePort()
  const pooler = await startPooler({
    program,
    port: poolerPort,
    dir: join(dir, 'pooler'),
    databaseUrl: primary.runtimeUrl,
    size: POOL_SIZE,
  })
  supervisor.onStop(pooler.stop)
  const pooledUrl = new URL(primary.runtimeUrl)
  pooledUrl.port = String(poolerPort)
  const pooled = { DATABASE_URL: pooledUrl.href, DATABASE_DIRECT_URL: primary.runtimeUrl }

  const startWeb = async (database: Record<string, string>) => {
    const port = String(await getFreePort())
    const env = siteEnv({ ...common, ...database, PORT: port })
    const child = supervisor.start(webOptions(env, join(dir, `web-${port}.log`)))
    const url = `http://127.0.0.1:${port}`
    if (!(await waitForHttp(`${url}/api/health/ready`, child)))
      throw new UserError(`Web does not answer: ${dir}`)
    return { url, pid: child.pid }
  }
  const single = await startWeb({})
  const one = await startWeb(pooled)
  const two = [one, await startWeb(pooled)]
  const reading = { ...pooled, DATABASE_REPLICA_URL: replica.runtimeUrl }
  const withReplica = [await startWeb(reading), await startWeb(reading)]
  return {
    password: PASSWORD,
    webs: { single: [single], 'one web': [one], 'two webs': two, 'two webs and a replica': withReplica },
    /** Of what stands behind the web processes. */
    databasePids: { primary: serverPid(primaryDir), replica: serverPid(replicaDir), pooler: pooler.pid },
  }
}

export type ClusterSites = Awaited<ReturnType<typeof startClusterSites>>
