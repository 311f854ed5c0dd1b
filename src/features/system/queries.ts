import type { Payload } from 'payload'
import { z } from 'zod'
import { prepared, sql } from '@/lib/server/db/sql'
import { systemHealthQuery } from './health-query'
import type { SystemHealth } from './rules'

const count = z.number()
const age = z.number().nullable()
const row = z.object({
  health: z.object({
    workers: count,
    workerAge: age,
    sweepAge: age,
    waitingEmails: count,
    oldestWaitingAge: age,
    failedEmails: count,
    failedLeadNotifications: z.array(
      z.object({ recipient: z.string(), emails: count, reason: z.string().nullable() }),
    ),
    waitingJobs: count,
    deadJobs: count,
    purgeAge: age,
    backup: z.object({ age, firstAge: count, error: z.string().nullable() }).nullable(),
  }),
})

/** Raw, because scripts run it, too. Prepared, so that each connection plans the parts of all queues once. */
const selectHealth = prepared('system-health', sql.raw(systemHealthQuery), row)

/** Returns the health of the worker, the outbox and the job queue. */
export async function findSystemHealth(payload: Payload): Promise<SystemHealth> {
  const [found] = await selectHealth(payload, {})
  if (!found) throw new Error('the query of the system health returned no row')
  return found.health
}
