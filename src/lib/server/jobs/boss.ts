import { PgBoss, type ConstructorOptions } from 'pg-boss'

import { env } from '@/env'
import { poolSizes } from '@/lib/server/db/connections'
import { log, logPerMinute } from '@/lib/server/log'
import { DEAD_LETTER_QUEUE, jobNames, queues, RETENTION_SECONDS, schedules } from './definitions'

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
    max: poolSizes.jobSender,
  }).start()
  // After a failed start the next job tries again.
  current.catch(() => (current = undefined))
  return current
}

/**
 * Creates or migrates pg-boss's schema, queues and schedules, as the owner of the database: the runtime role must not
 * change a schema. Idempotent, but not safe to run twice at the same time (scripts/migrate.ts holds a lock).
 */
export async function installJobs(ownerUrl: string): Promise<void> {
  const boss = createBoss({
    connectionString: ownerUrl,
    migrate: true,
    createSchema: true,
    supervise: false,
    schedule: false,
    registerInstance: false,
    max: 2,
  })
  await boss.start()
  try {
    await boss.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: RETENTION_SECONDS })
    for (const name of jobNames) {
      const { policy, ...settings } = queues[name]
      await boss.createQueue(name, { policy, ...settings })
      await boss.updateQueue(name, { ...settings, heartbeatSeconds: settings.heartbeatSeconds ?? null })
      // pg-boss itself changes no policy. Jobs that exist keep theirs.
      await boss.getDb().executeSql('update pgboss.queue set policy = $2 where name = $1', [name, policy])
      const cron = schedules[name]
      if (cron) await boss.schedule(name, cron)
    }
  } finally {
    await boss.stop()
  }
}
