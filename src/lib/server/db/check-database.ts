import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'
import { env } from '@/env'
import { isExampleAddress } from '@/lib/example-address'
import { isPublicSite } from '@/lib/local-host'
import { log } from '@/lib/server/log'
import { sessionSettings, STATEMENT_TIMEOUT_MS } from './connections'
import { ConnectionError, openConnection } from './open-connection'

/** The oldest major version that Puente supports (README.md, Configuration). */
const MIN_MAJOR = 16

/** Returns why a server is not supported, by its `server_version_num` such as 180001; undefined when it is. */
export function unsupportedPostgres(versionNumber: number): string | undefined {
  const major = Math.floor(versionNumber / 10_000)
  if (major >= MIN_MAJOR) return undefined
  return `Postgres ${major} is too old: Puente needs Postgres ${MIN_MAJOR} or later (DATABASE_URL)`
}

type Facts = { version: number; owns: boolean | null; addresses: (string | null)[] | null }

const factsQuery = `select current_setting('server_version_num')::int as version,
  (select pg_has_role(tableowner, 'usage') from pg_tables where schemaname = 'public' and tablename = 'leads') as owns,
  case when to_regclass('public.site_settings') is not null then array[]::text[] end as addresses`
const addressesQuery = 'select array[email, notification_email] as addresses from site_settings limit 1'

/**
 * Checks the database at the start of a process. Throws one sentence when its version is not supported, and a ConnectionError when it
 * refuses DATABASE_URL or DATABASE_DIRECT_URL, or does not answer at the first. Warns when the runtime connects as the owner of the
 * schema, who may rewrite append-only tables, when a public site shows addresses of examples, and when DATABASE_DIRECT_URL is down.
 */
export async function checkDatabase(siteUrl = env.SITE_URL, url = env.DATABASE_URL ?? ''): Promise<void> {
  const direct = await directFault()
  // Who listens connects again when it is back.
  if (direct) tellOrThrow(direct)
  const client = await openConnection(url, 'DATABASE_URL', {
    query_timeout: 5_000,
    // As the pools do, so that a pooler which refuses it is named here.
    ...sessionSettings({ statement_timeout: STATEMENT_TIMEOUT_MS }),
  })
  const facts = await readFacts(client).finally(() => void client.end().catch(() => undefined))
  if (!facts) return
  const reason = unsupportedPostgres(facts.version)
  if (reason) throw new Error(reason)
  if (facts.owns)
    log.warn('DATABASE_URL names the owner of the schema: use a runtime role (docs/operations.md)')
  const examples = [env.MAIL_FROM, ...(facts.addresses ?? [])].filter((address) =>
    isExampleAddress(address ?? ''),
  )
  if (isPublicSite(siteUrl) && examples.length > 0)
    log.warn(
      { addresses: examples },
      'addresses of examples are in use: replace them in the site settings and MAIL_FROM',
    )
}

/**
 * Checks the database as `checkDatabase` does, for a process that can start without it: warns while it is down, in the sentence that
 * names the variable.
 */
export const checkDatabaseIfUp = (url?: string): Promise<void> =>
  checkDatabase(env.SITE_URL, url).catch(tellOrThrow)

/** Warns of an outage, and throws every other error. */
function tellOrThrow(error: unknown): void {
  if (!isOutage(error)) throw error
  log.warn(error.message)
}

/** Returns why DATABASE_DIRECT_URL cannot be used; undefined when it can, or is not set. A pooler there would swallow notifications. */
export async function directFault(url = env.DATABASE_DIRECT_URL): Promise<ConnectionError | undefined> {
  if (!url) return undefined
  try {
    // Refused by poolers, like each setting that a session starts with.
    const client = await openConnection(url, 'DATABASE_DIRECT_URL', {
      statement_timeout: STATEMENT_TIMEOUT_MS,
    })
    client.end().catch(() => undefined)
    return undefined
  } catch (error) {
    return error as ConnectionError
  }
}

/** The pause between two attempts to connect, in milliseconds. */
const PAUSE_MS = 1_000

/**
 * Waits until the database accepts a connection. Throws a ConnectionError at once when waiting does not help, and when it has not
 * after `waitMs` and the time of one attempt (five seconds).
 */
export async function waitForDatabase(waitMs = 24_000, url = env.DATABASE_URL ?? ''): Promise<void> {
  const end = Date.now() + waitMs
  for (;;) {
    try {
      const client = await openConnection(url)
      await client.end()
      return
    } catch (error) {
      if (!isOutage(error) || Date.now() + PAUSE_MS > end) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/** Whether an error means that the database is down, which may pass. */
const isOutage = (error: unknown): error is ConnectionError =>
  error instanceof ConnectionError && !error.isLasting

/** Returns undefined when the database does not answer, or has another schema: readiness reports both. */
async function readFacts(client: pg.Client): Promise<Facts | undefined> {
  try {
    const { rows } = await client.query<Facts>(factsQuery)
    const [facts] = rows
    if (!facts?.addresses) return facts
    const settings = await client.query<Pick<Facts, 'addresses'>>(addressesQuery)
    return { ...facts, ...settings.rows[0] }
  } catch {
    return undefined
  }
}
