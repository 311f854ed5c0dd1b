import { setTimeout as sleep } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { databaseOf, runSql, sql } from '../../src/lib/server/db/sql'
import {
  contact_page,
  home_page,
  leads,
  outbox,
  payload_kv,
  posts,
  services,
  site_settings,
  testimonials,
  users,
} from '../../src/payload-tables'

export type SeedContext = {
  payload: Payload
  /** Its transaction contains everything that the step writes. */
  req: PayloadRequest
  password: string
  siteUrl: string
  /** The current time; dates in the content are relative to it. */
  now: Date
}

/** A part of the demo content, which is created once per database. New steps are added to the list in index.ts. */
export type Step = { name: string; run: (context: SeedContext) => Promise<void> }

/** What the seed remembers in payload_kv: its completed steps, which also mark the database as seeded, and a digest. */
type Key = 'demo-seed' | 'demo-password'

/** Returns what the seed has remembered; undefined if it has not. */
export async function recall(req: PayloadRequest, key: Key): Promise<unknown> {
  const db = await databaseOf(req)
  const [row] = await db.select({ data: payload_kv.data }).from(payload_kv).where(eq(payload_kv.key, key))
  return row?.data
}

/** Remembers a value in place of the earlier one. */
export async function remember(req: PayloadRequest, key: Key, data: unknown): Promise<void> {
  const db = await databaseOf(req)
  await db
    .insert(payload_kv)
    .values({ key, data })
    .onConflictDoUpdate({ target: payload_kv.key, set: { data } })
}

/** Returns the names of the completed steps, or null if this database was never seeded. */
export async function readCompletedSteps(req: PayloadRequest): Promise<string[] | null> {
  return z
    .array(z.string())
    .nullable()
    .parse((await recall(req, 'demo-seed')) ?? null)
}

/** Records the completed steps by name. */
export const saveCompletedSteps = (req: PayloadRequest, steps: string[]): Promise<void> =>
  remember(req, 'demo-seed', steps)

/** What the texts of pages and services are written to. */
const websiteTables = [site_settings, contact_page, home_page, services]
const demoTables = [...websiteTables, users, leads, posts, testimonials, outbox]

/**
 * Whether the database already has any content, or, for the texts of a site, any of those: its accounts and leads may be older, and
 * stay.
 */
export async function hasData(req: PayloadRequest, isCopyOnly: boolean): Promise<boolean> {
  const db = await databaseOf(req)
  for (const table of isCopyOnly ? websiteTables : demoTables) {
    const rows = await db.select({ id: table.id }).from(table).limit(1)
    if (rows.length > 0) return true
  }
  return false
}

const taken = z.object({ taken: z.boolean() })

/**
 * Waits until no other seed is running, without a time limit: asks again and again, because a statement that waits would end with
 * the time that a statement may take. Holds the lock until the transaction ends.
 */
export async function lockSeed(req: PayloadRequest): Promise<void> {
  // Raw, because both read no table.
  await runSql(req, sql`set local statement_timeout = 0`)
  const lock = sql`select pg_try_advisory_xact_lock(727002) as taken`
  while (!(await runSql(req, lock, taken))[0]?.taken) await sleep(100)
}
