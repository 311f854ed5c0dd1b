/**
 * Statements about the health of the site. Plain strings in a file without imports: `puente status` runs them without Payload, which would exit
 * the process while the database is unavailable, and what metrics import is loaded once more beside the site's own code.
 */

/** Workers that are running, by the interval in which they promise to send a heartbeat. */
export const liveWorkers = `select count(*)::int from pgboss.instance
  where stopped_on is null and heartbeat_on > now() - heartbeat_seconds * 3 * interval '1 second'`

/** The backups of `puente backup`; null if there are none. One that has not ended after six hours was killed. */
export const backupHealth = `select json_build_object(
    'age', extract(epoch from now() - max(finished_at) filter (where error is null))::int,
    'firstAge', extract(epoch from now() - min(started_at))::int,
    'error', (array_agg(case when finished_at is null and error is null and started_at < now() - interval '6 hours'
      then 'it did not end' else error end order by started_at desc))[1])
  from backups having count(*) > 0`

const ageOf = (time: string) => `extract(epoch from now() - ${time})::int`
const recently = `updated_at > now() - interval '7 days'`

/** Selects a SystemHealth as JSON. */
export const systemHealthQuery = `select json_build_object(
  'workers', (${liveWorkers}),
  'workerAge', (select ${ageOf('max(heartbeat_on)')} from pgboss.instance where stopped_on is null),
  'sweepAge', (select ${ageOf('max(completed_on)')} from pgboss.job where name = 'sweep' and state = 'completed'),
  'waitingEmails', (select count(*) from outbox where status in ('pending', 'sending')),
  'oldestWaitingAge', (select ${ageOf('min(created_at)')} from outbox where status in ('pending', 'sending')),
  'failedEmails', (select count(*) from outbox where status = 'failed' and ${recently}),
  'failedLeadNotifications', (
    select coalesce(json_agg(failed), '[]') from (
      select recipient, count(*)::int as emails, max(last_error) as reason from outbox
      where kind = 'lead-notification' and status = 'failed' and ${recently}
      group by recipient order by recipient
    ) failed),
  'waitingJobs', (
    select count(*) from pgboss.job where state < 'active' and start_after <= now() and name <> 'dead-letter'),
  'deadJobs', (
    select count(*) from pgboss.job where name = 'dead-letter' and created_on > now() - interval '7 days'),
  'purgeAge', (select ${ageOf('min(created_on)')} from pgboss.job where name = 'purge-cdn' and state <= 'active'),
  'backup', (${backupHealth})
) as health`
