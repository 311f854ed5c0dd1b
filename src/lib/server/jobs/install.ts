import { createBoss } from './boss'
import { DEAD_LETTER_QUEUE, jobNames, queues, schedules } from './definitions'

const DEAD_LETTER_RETENTION_SECONDS = 90 * 24 * 3600

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
    await boss.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: DEAD_LETTER_RETENTION_SECONDS })
    for (const name of jobNames) {
      const { policy, ...settings } = queues[name]
      await boss.createQueue(name, { policy, ...settings })
      await boss.updateQueue(name, settings)
      const cron = schedules[name]
      if (cron) await boss.schedule(name, cron)
    }
  } finally {
    await boss.stop()
  }
}
