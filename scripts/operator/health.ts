import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

import { env } from '../../src/env'
import { openConnection } from '../../src/lib/server/db/open-connection'
import { sessionSettings } from '../../src/lib/server/db/connections'
import { UserError } from '../process/user-error.mjs'
import { readArguments } from './read-arguments'

/** Less than the time limit of the image's health check. */
const TIMEOUT_MS = 8_000

/** The service that runs in this container, which is the first process or an argument of it. */
function runningService(): string {
  try {
    return readFileSync('/proc/1/cmdline', 'utf8').split('\0').includes('worker') ? 'worker' : 'web'
  } catch {
    return 'web'
  }
}

/** Throws unless web can serve visitors. */
async function checkWeb(): Promise<void> {
  const url = `http://127.0.0.1:${env.PORT}/api/health/ready`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
  if (!response?.ok)
    throw new UserError(`web is not ready: ${response ? await response.text() : 'no answer'}`)
}

/** The worker writes a heartbeat under the name of its machine, which in a container is its own. */
const heartbeatQuery = `select from pgboss.instance
  where host = $1 and stopped_on is null and heartbeat_on > now() - 4 * heartbeat_seconds * interval '1 second'`

/** Throws unless the worker of this container works: it's not enough that another one does. */
async function checkWorker(): Promise<void> {
  const limits = {
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    ...sessionSettings({ statement_timeout: TIMEOUT_MS }),
  }
  const client = await openConnection(env.DATABASE_URL ?? '', 'DATABASE_URL', limits)
  try {
    const { rowCount } = await client.query(heartbeatQuery, [hostname()])
    if (!rowCount) throw new Error('no heartbeat')
  } catch (error) {
    throw new UserError(`the worker is not healthy: ${(error as Error).message}`)
  } finally {
    // Not awaited: a server that hangs does not answer this either.
    client.end().catch(() => undefined)
  }
}

/** `health` exits with 0 when the service that runs in this container does its work. The image's health check runs it. */
export async function run(args: string[]): Promise<void> {
  const [name = runningService()] = readArguments('health', args).words
  if (name === 'worker') await checkWorker()
  else await checkWeb()
}
