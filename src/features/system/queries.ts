import type { Payload } from 'payload'
import { z } from 'zod'
import { autocommit, sql } from '@/lib/server/db/sql'
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

/** Returns the health of the worker, the outbox and the job queue. The statement is raw, because scripts run it, too. */
export async function findSystemHealth(payload: Payload): Promise<SystemHealth> {
  const [found] = await autocommit(payload, sql.raw(systemHealthQuery), row)
  if (!found) throw new Error('the query of the system health returned no row')
  return found.health
}
