import type pg from 'pg'

import { migrations } from '../../migrations'
import { cdnSettings, env } from '../../src/env'
import { problemsOf, type SystemHealth, type SystemProblem } from '../../src/features/system/rules'
import { systemHealthQuery } from '../../src/features/system/health-query'
import {
  checkServices,
  services,
  type Service,
  type ServiceState,
} from '../../src/features/system/service-checks'
import { directFault } from '../../src/lib/server/db/check-database'
import { openConnection } from '../../src/lib/server/db/open-connection'
import { sessionSettings } from '../../src/lib/server/db/connections'
import { UserError } from '../process/user-error.mjs'
import { version } from '../process/version'
import { readArguments } from './read-arguments'

/** What an operator should do about each problem. */
const advice: Record<SystemProblem, string> = {
  mail: 'Email is not set up, so every email waits in the Outbox: set SMTP_URL, such as smtps://user:password@smtp.agency.com, for web and worker.',
  worker: 'No worker is running: start one.',
  sweep: 'The sweep does not run: check the log of the worker.',
  waitingEmails:
    'Emails have been waiting too long: check SMTP_URL and the mail server, then send them from the Outbox.',
  failedEmails: 'Emails could not be delivered: the Outbox in the admin says why and can send them again.',
  leadNotifications:
    'Notifications of new leads could not be delivered: correct their address in the site settings.',
  waitingJobs: 'Many jobs are waiting: start another worker.',
  deadJobs: 'Jobs failed after every retry: look for `jobs: gave up` in the log of the worker.',
  cdn: 'The CDN was not purged, so it may show pages of before a change: check CDN_PURGE_URL, CDN_PURGE_TOKEN and the log of the worker.',
  backup: 'There is no recent backup: check the timer of `puente backup` and its log.',
}

/** What `status --json` prints (docs/operations.md). Names may be added, but none is removed or changed. */
type Status = {
  version: string
  ok: boolean
  /** What needs a person, and what to do. */
  problems: { name: SystemProblem | Service | 'database' | 'schema'; advice: string }[]
  /** null when the database does not answer. */
  health: SystemHealth | null
  missingMigrations: string[] | null
  services: Record<Service, ServiceState>
}

/**
 * `status` prints the health of the site. Its exit code is 1 when something needs attention, so that a monitor can run it.
 */
export async function run(args: string[] = []): Promise<number> {
  const { json: isJson } = readArguments('status', args).flags
  if (!env.DATABASE_URL)
    throw new UserError(
      'DATABASE_URL is missing: the address of the Postgres database, the same as for web and worker, such as postgres://user:password@host:5432/name.',
    )
  const status = await readStatus(env.DATABASE_URL)
  if (isJson) console.log(JSON.stringify(status, null, 2))
  else printStatus(status)
  return status.ok ? 0 : 1
}

async function readStatus(url: string): Promise<Status> {
  const [known, direct, states] = await Promise.all([readDatabase(url), directFault(), checkServices()])
  const problems: Status['problems'] = 'reason' in known ? [{ name: 'database', advice: known.reason }] : []
  if (direct) problems.push({ name: 'database', advice: `${direct.message}.` })
  if ('health' in known) {
    for (const name of problemsOf(known.health, env.SMTP_URL !== undefined))
      problems.push({ name, advice: advice[name] })
    if (known.missing.length > 0) problems.push({ name: 'schema', advice: schemaAdvice(known.missing) })
  }
  for (const name of services) {
    const { reason } = states[name]
    if (reason) problems.push({ name, advice: reason })
  }
  return {
    version,
    ok: problems.length === 0,
    problems,
    health: 'health' in known ? known.health : null,
    missingMigrations: 'health' in known ? known.missing : null,
    services: states,
  }
}

const schemaAdvice = (missing: string[]) =>
  `The database is missing ${missing.join(', ')}: run the command \`migrate\`.`

type Known = { health: SystemHealth; missing: string[] } | { reason: string }

/** Reads what the database knows, or says in one sentence why it can't. */
async function readDatabase(url: string): Promise<Known> {
  // A server that hangs does not end its statements itself.
  const limits = { query_timeout: 10_000, ...sessionSettings({ statement_timeout: 8_000 }) }
  const client = await openConnection(url, 'DATABASE_URL', limits).catch((error: unknown) => error as Error)
  if (client instanceof Error) return { reason: `${client.message}.` }
  try {
    const missing = await missingMigrations(client)
    const { rows } = await client.query<{ health: SystemHealth }>(systemHealthQuery)
    const health = rows[0]?.health
    if (!health) throw new Error('the query of the system health returned no row')
    return { health, missing }
  } catch (error) {
    if ((error as { code?: string }).code === '42P01')
      return { reason: 'The database lacks tables of this version: run the command `migrate`.' }
    const { code = '', message } = error as NodeJS.ErrnoException
    // The codes of the network are words. Those of Postgres and its poolers are numbers, so their text says more.
    return { reason: `The database does not answer (${/^[A-Z_]+$/.test(code) ? code : message}).` }
  } finally {
    // Not awaited: a server that hangs does not answer this either.
    client.end().catch(() => undefined)
  }
}

/** Returns the migrations of this version that the database lacks. */
async function missingMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name))
}

const LABEL_WIDTH = 18

const print = (label: string, text: string) => console.log(`${label.padEnd(LABEL_WIDTH)}${text}`)

/** Formats an age such as `3 min ago`. */
function ago(seconds: number | null): string {
  if (seconds === null) return 'never'
  if (seconds < 120) return `${seconds} s ago`
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min ago` : `${Math.round(seconds / 3_600)} h ago`
}

const stateTexts = { ok: 'answers', failing: 'fails', not_configured: 'not set up: emails wait' } as const

function printStatus({ health, problems, services: states, ok }: Status): void {
  print('Version', version)
  if (health) printHealth(health)
  print('Mail server', stateTexts[states.mail.state])
  for (const [label, { state }] of [
    ['Bucket', states.bucket],
    ['Replica', states.replica],
  ] as const)
    if (state !== 'not_configured') print(label, stateTexts[state])
  console.log(ok ? '\nEverything is working.' : `\n${problems.map((problem) => problem.advice).join('\n')}`)
}

function printHealth(health: SystemHealth): void {
  const { workers, waitingEmails, oldestWaitingAge, failedLeadNotifications, backup } = health
  print('Worker', `last heartbeat ${ago(health.workerAge)}, ${workers} running`)
  print('Last sweep', ago(health.sweepAge))
  const oldest = oldestWaitingAge === null ? '' : `, the oldest was queued ${ago(oldestWaitingAge)}`
  print('Emails waiting', `${waitingEmails}${oldest}`)
  print('Emails failed', `${health.failedEmails} in the last 7 days`)
  print('Jobs waiting', String(health.waitingJobs))
  print('Jobs failed', `${health.deadJobs} in the last 7 days`)
  if (health.purgeAge !== null) print('CDN', `a purge was asked for ${ago(health.purgeAge)}`)
  else if (cdnSettings) print('CDN', 'nothing to purge')
  if (backup)
    print('Last backup', `${ago(backup.age)}${backup.error ? `; the last one failed: ${backup.error}` : ''}`)
  for (const { recipient, reason } of failedLeadNotifications)
    print('Not delivered', `${recipient}: ${reason ?? '-'}`)
}
