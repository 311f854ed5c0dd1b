import { jobNames } from '@/lib/server/jobs/definitions'
import { backupHealth, liveWorkers } from '../health-query'
import type { BackupHealth } from '../rules'

/** What the metrics of the whole site are made of. Ages are in seconds, and null when the event never happened. */
export type SiteFigures = {
  workers: number
  workerAge: number | null
  sweepAge: number | null
  jobs: { queue: string; queued: number; active: number }[]
  deadLetters: { queue: string; count: number }[]
  emails: { status: string; count: number }[]
  oldestEmailAge: number | null
  backup: BackupHealth | null
}

const ageOf = (time: string) => `extract(epoch from now() - ${time})::float`
const queues = jobNames.map((name) => `('${name}')`).join(', ')

/** A plain string, because metrics are read without Payload. */
export const siteQuery = `select json_build_object(
  'workers', (${liveWorkers}),
  'workerAge', (select ${ageOf('max(heartbeat_on)')} from pgboss.instance where stopped_on is null),
  'sweepAge', (select ${ageOf('max(completed_on)')} from pgboss.job where name = 'sweep' and state = 'completed'),
  'jobs', (select json_agg(json_build_object('queue', queue.name, 'queued', (
      select count(*) from pgboss.job where job.name = queue.name and state < 'active' and start_after <= now()),
    'active', (select count(*) from pgboss.job where job.name = queue.name and state = 'active')))
    from (values ${queues}) as queue (name)),
  'deadLetters', (select coalesce(json_agg(dead), '[]') from (
    select coalesce(source_name, 'unknown') as queue, count(*) from pgboss.job
    where name = 'dead-letter' and created_on > now() - interval '7 days' group by 1) dead),
  'emails', (select coalesce(json_agg(counted), '[]') from (
    select known.status, count(outbox.id) from unnest(enum_range(null::enum_outbox_status)) as known (status)
    left join outbox using (status) group by 1) counted),
  'oldestEmailAge', (select ${ageOf('min(created_at)')} from outbox where status in ('pending', 'sending')),
  'backup', (${backupHealth})
) as figures`
