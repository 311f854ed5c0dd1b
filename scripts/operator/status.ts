import pg from 'pg'

import { migrations } from '../../migrations'
import { env } from '../../src/env'
import { problemsOf, type SystemHealth, type SystemProblem } from '../../src/features/system/rules'
import { systemHealthQuery } from '../../src/features/system/queries'
import { connectionFault } from '../../src/lib/server/db/connection-fault'
import { UserError } from '../process/user-error.mjs'
import { version } from '../process/version'

/** What an operator should do about each problem. */
const advice: Record<SystemProblem, string> = {
  worker: 'No worker is running: start one.',
  sweep: 'The sweep does not run: check the log of the worker.',
  waitingEmails:
    'Emails have been waiting too long: check SMTP_URL and the mail server, then send them from the Outbox.',
  failedEmails: 'Emails could not be delivered: the Outbox in the admin says why and can send them again.',
  leadNotifications:
    'Notifications of new leads could not be delivered: correct their address in the site settings.',
  waitingJobs: 'Many jobs are waiting: start another worker.',
  deadJobs: 'Jobs failed after every retry: look for `jobs: gave up` in the log of the worker.',
}

const LABEL_WIDTH = 18

const print = (label: string, text: string) => console.log(`${label.padEnd(LABEL_WIDTH)}${text}`)

/** Formats an age such as `3 min ago`. */
function ago(seconds: number | null): string {
  if (seconds === null) return 'never'
  if (seconds < 120) return `${seconds} s ago`
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min ago` : `${Math.round(seconds / 3_600)} h ago`
}

/** Connects with a time limit. Throws a UserError when the database does not respond. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
  })
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UserError(connectionFault(error) ?? `The database does not respond (${code ?? message}).`)
  })
  return client
}

/** Returns the migrations of this version that the database lacks. */
async function missingMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name))
}

function printHealth(health: SystemHealth): void {
  const { waitingEmails, oldestWaitingAge, failedLeadNotifications } = health
  print('Worker', `last heartbeat ${ago(health.workerAge)}`)
  print('Last sweep', ago(health.sweepAge))
  const oldest = oldestWaitingAge === null ? '' : `, the oldest was queued ${ago(oldestWaitingAge)}`
  print('Emails waiting', `${waitingEmails}${oldest}`)
  print('Emails failed', `${health.failedEmails} in the last 7 days`)
  print('Jobs waiting', String(health.waitingJobs))
  print('Jobs failed', `${health.deadJobs} in the last 7 days`)
  for (const { recipient, reason } of failedLeadNotifications)
    print('Not delivered', `${recipient}: ${reason ?? '-'}`)
}

/**
 * `status` prints the health of the site. Its exit code is 1 when something needs attention, so that a monitor can run it.
 */
export async function run(): Promise<number> {
  if (!env.DATABASE_URL)
    throw new UserError(
      'DATABASE_URL is missing: the address of the Postgres database, the same as for web and worker, such as postgres://user:password@host:5432/name.',
    )
  const client = await connect(env.DATABASE_URL)
  try {
    print('Version', version)
    const missing = await missingMigrations(client)
    const { rows } = await client.query<{ health: SystemHealth }>(systemHealthQuery)
    const health = rows[0]?.health
    if (!health) throw new Error('the query of the system health returned no row')
    printHealth(health)
    const needed = problemsOf(health).map((problem) => advice[problem])
    if (missing.length > 0)
      needed.push(`The database is missing ${missing.join(', ')}: run the command \`migrate\`.`)
    console.log(needed.length === 0 ? '\nEverything is working.' : `\n${needed.join('\n')}`)
    return needed.length === 0 ? 0 : 1
  } catch (error) {
    if ((error as { code?: string }).code === '42P01')
      throw new UserError('The database has no Puente tables: run the command `migrate`.')
    throw error
  } finally {
    await client.end()
  }
}
