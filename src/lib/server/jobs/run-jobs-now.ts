import type { Payload } from 'payload'

import { autocommit, sql } from '@/lib/server/db/sql'
import { log } from '@/lib/server/log'
import { type JobName } from './definitions'
import { enqueue } from './enqueue'

/**
 * Runs jobs of a queue as soon as a worker is free: existing jobs are retried without waiting for their delay, and missing
 * ones are added. Never throws: a failure is logged, and the sweep finds the rows.
 */
export async function runJobsNow(
  payload: Payload,
  name: JobName,
  jobs: { key: string; data: object }[],
): Promise<void> {
  const keys = JSON.stringify(jobs.map(({ key }) => key))
  // Raw, because the table is of pg-boss.
  await autocommit(
    payload,
    sql`
      update pgboss.job set start_after = now()
      where name = ${name} and state < 'active' and start_after > now()
        and singleton_key in (select jsonb_array_elements_text(${keys}::jsonb))`,
  ).catch((error: unknown) => log.error({ err: error, queue: name }, 'jobs: not run at once'))
  await Promise.all(jobs.map(({ data }) => enqueue(name, data as never)))
}
