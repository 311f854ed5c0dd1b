import type { Payload } from 'payload'

import { autocommit, sql } from '@/lib/server/db/sql'
import type { SystemHealth } from './rules'
import { systemHealthQuery } from './system-health-query'

/** Returns the health of the worker, the outbox and the job queue. */
export async function findSystemHealth(payload: Payload): Promise<SystemHealth> {
  const [row] = await autocommit<{ health: SystemHealth }>(payload, sql.raw(systemHealthQuery))
  if (!row) throw new Error('the query of the system health returned no row')
  return row.health
}
