import pg from 'pg'
import { env } from '@/env'
import { log } from '@/lib/server/log'
import { connectionFault } from './connection-fault'
import { sessionSettings, STATEMENT_TIMEOUT_MS } from './connections'

/** The oldest major version that Puente supports (README.md, Configuration). */
const MIN_MAJOR = 16

/** Returns why a server is not supported, by its `server_version_num` such as 180001; undefined when it is. */
export function unsupportedPostgres(versionNumber: number): string | undefined {
  const major = Math.floor(versionNumber / 10_000)
  if (major >= MIN_MAJOR) return undefined
  return `Postgres ${major} is too old: Puente needs Postgres ${MIN_MAJOR} or later (DATABASE_URL)`
}

/** Reserved for examples (RFC 2606): no email arrives there. */
const EXAMPLE_HOST = /(^|[.@])example(\.(com|net|org))?>?$/i

type Facts = { version: number; owns: boolean | null; addresses: (string | null)[] | null }

const factsQuery = `select current_setting('server_version_num')::int as version,
  (select pg_has_role(tableowner, 'usage') from pg_tables where schemaname = 'public' and tablename = 'leads') as owns,
  case when to_regclass('public.site_settings') is not null then array[]::text[] end as addresses`
const addressesQuery = 'select array[email, notification_email] as addresses from site_settings limit 1'

/**
 * Checks the database at the start of a process. Throws one sentence when its version is not supported, or when it refuses
 * DATABASE_URL, which no waiting mends. Warns when the
 * runtime connects as the owner of the schema, who may rewrite append-only tables, and when a public site shows addresses
 * of examples. A database that does not respond is not reported here: the readiness check does that.
 */
export async function checkDatabase(siteUrl = env.SITE_URL): Promise<void> {
  const facts = await readFacts().catch((error: unknown) => {
    const fault = connectionFault(error)
    if (fault) throw new Error(fault)
    return undefined
  })
  if (!facts) return
  const reason = unsupportedPostgres(facts.version)
  if (reason) throw new Error(reason)
  if (facts.owns)
    log.warn('DATABASE_URL names the owner of the schema: use a runtime role (docs/operations.md)')
  const examples = exampleAddresses([env.MAIL_FROM, ...(facts.addresses ?? [])])
  if (isPublic(siteUrl) && examples.length > 0)
    log.warn(
      { addresses: examples },
      'addresses of examples are in use: replace them in the site settings and MAIL_FROM',
    )
}

async function readFacts(): Promise<Facts | undefined> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 5_000,
    // As the pools do, so that a pooler which refuses them is named here.
    ...sessionSettings({ statement_timeout: STATEMENT_TIMEOUT_MS }),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Facts>(factsQuery)
    const [facts] = rows
    if (!facts?.addresses) return facts
    const settings = await client.query<Pick<Facts, 'addresses'>>(addressesQuery)
    return { ...facts, ...settings.rows[0] }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Returns those addresses that are on hosts reserved for examples. */
export const exampleAddresses = (addresses: (string | null)[]): string[] =>
  addresses.filter((address) => address !== null && EXAMPLE_HOST.test(address)) as string[]

/** Whether others can reach the site, as opposed to a demo or a test. */
function isPublic(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return hostname !== 'localhost' && hostname !== '127.0.0.1'
}
