import { createBoss } from './boss'
import { DEAD_LETTER_QUEUE, jobNames, queues, RETENTION_SECONDS, schedules } from './definitions'

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
