import type { PayloadRequest } from 'payload'
import { fromDrizzle } from 'pg-boss'

import { databaseOf, sql } from '@/lib/server/db/sql'
import { getBoss } from './boss'
import type { JobData, JobName } from './definitions'

/**
 * Adds jobs in the transaction of the request, so that they are committed, or rolled back, with what they are for. A job that
 * waits already, or pauses before a retry, gets the new time instead; it stays locked until the commit, so a worker that takes
 * it reads what the transaction has written. A job that is running is followed by another one. `startAt` is an ISO time;
 * without it a worker runs them as soon as it is free.
 */
export async function enqueue<Name extends JobName>(
  req: PayloadRequest,
  name: Name,
  data: JobData[Name][],
  { startAt }: { startAt?: string } = {},
): Promise<void> {
  if (data.length === 0) return
  const jobs = new Map(data.map((one) => [Object.values(one).join(), one]))
  const keys = JSON.stringify([...jobs.keys()])
  const time = sql`coalesce(${startAt ?? null}::timestamptz, now())`
  const db = await databaseOf(req)
  // Raw, because the table is of pg-boss, which can move one job at a time only.
  const { rows: waiting } = await db.execute<{ key: string }>(sql`
    update pgboss.job set start_after = ${time}, keep_until = ${time} + (keep_until - start_after)
    where name = ${name} and state < 'active'
      and singleton_key in (select jsonb_array_elements_text(${keys}::jsonb))
    returning singleton_key as key`)
  for (const { key } of waiting) jobs.delete(key)
  const missing = [...jobs].map(([singletonKey, one]) => ({ singletonKey, data: one, startAfter: startAt }))
  if (missing.length > 0) await (await getBoss()).insert(name, missing, { db: fromDrizzle(db, sql) })
}
