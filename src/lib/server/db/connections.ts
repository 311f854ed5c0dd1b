import type pg from 'pg'

import { env } from '@/env'

/** The addresses of the database besides DATABASE_URL, and what each process opens (docs/decisions/0033-addresses.md). */

/** Reaches Postgres itself, as the runtime role: for what keeps a session, such as LISTEN. */
export const directUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL

/** Reaches Postgres itself, as the owner of the schema: for migrations and backups. */
export const ownerUrl = env.DATABASE_OWNER_URL ?? directUrl

/**
 * Whether DATABASE_URL may be a transaction pooler: each of its transactions may run in another session. Without
 * DATABASE_DIRECT_URL it is none, because then LISTEN uses DATABASE_URL, too.
 */
export const isPooled = env.DATABASE_DIRECT_URL !== undefined

type SessionSettings = Pick<pg.ClientConfig, 'statement_timeout' | 'options'>

/** Returns what a session of DATABASE_URL starts with. A pooler refuses it; then the limits of the role apply. */
export const sessionSettings = (settings: SessionSettings): SessionSettings => (isPooled ? {} : settings)

/** How long a statement of the runtime role may take, in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 15_000

/**
 * How long a connection stays open unused, in milliseconds. With the driver's 10 s, whoever opens a page now and then waits
 * for new connections, which plan each statement anew.
 */
export const IDLE_CONNECTION_MS = 300_000

/** The most connections that each process opens besides DATABASE_POOL; a unit test counts those of a large site. */
export const poolSizes = {
  /** Of DATABASE_URL. */
  limits: 2,
  jobSender: 1,
  queue: 6,
  /** Of DATABASE_DIRECT_URL. */
  listener: 1,
  locks: 1,
  /** Of DATABASE_REPLICA_URL. */
  replica: 4,
} as const
