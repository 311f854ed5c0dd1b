import { PgBoss, type ConstructorOptions } from 'pg-boss'

import { env } from '@/env'
import { log, logPerMinute } from '@/lib/server/log'

/** Returns a pg-boss instance that is not started. It changes the schema only if `options` say so. */
export function createBoss(options: ConstructorOptions): PgBoss {
  const boss = new PgBoss({
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    connectionTimeoutMillis: 5_000,
    ...options,
  })
  boss.on('error', (error) =>
    logPerMinute('jobs', 'warn', { err: error }, 'jobs: the database did not answer'),
  )
  boss.on('warning', ({ message, data }) => log.warn({ data }, `jobs: ${message}`))
  return boss
}

let current: Promise<PgBoss> | undefined

/** Sets the instance of this process to the worker's; undefined removes it. */
export function setBoss(boss: Promise<PgBoss> | undefined): void {
  current = boss
}

/** Returns the instance of this process: the worker's, or one that only sends, started with the first job. */
export function getBoss(): Promise<PgBoss> {
  current ??= createBoss({
    connectionString: env.DATABASE_URL,
    supervise: false,
    schedule: false,
    registerInstance: false,
    max: 1,
  }).start()
  // After a failed start the next job tries again.
  current.catch(() => (current = undefined))
  return current
}
