import type { Payload, PayloadRequest } from 'payload'

import { runSql, sql } from '../../src/lib/server/db/sql'

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

/** The row of payload_kv with the completed steps. It also marks the database as seeded. */
const KEY = 'demo-seed'

/** Returns the names of the completed steps, or null if this database was never seeded. */
export async function readCompletedSteps(req: PayloadRequest): Promise<string[] | null> {
  const [row] = await runSql<{ data: string[] }>(req, sql`select data from payload_kv where key = ${KEY}`)
  return row?.data ?? null
}

/** Records the completed steps by name. */
export async function saveCompletedSteps(req: PayloadRequest, steps: string[]): Promise<void> {
  await runSql(
    req,
    sql`insert into payload_kv (key, data) values (${KEY}, ${JSON.stringify(steps)}::jsonb)
      on conflict (key) do update set data = excluded.data`,
  )
}

/** Whether the database already has any content. */
export async function hasData(req: PayloadRequest): Promise<boolean> {
  const [row] = await runSql<{ has_data: boolean }>(
    req,
    sql`select exists (select from users) or exists (select from leads) or exists (select from site_settings)
      or exists (select from contact_page) or exists (select from home_page) or exists (select from posts)
      or exists (select from services) or exists (select from testimonials) or exists (select from outbox) as has_data`,
  )
  return row?.has_data ?? true
}

/** Waits until no other seed is running, without a time limit. Holds the lock until the transaction ends. */
export async function lockSeed(req: PayloadRequest): Promise<void> {
  await runSql(req, sql`set local statement_timeout = 0`)
  await runSql(req, sql`select pg_advisory_xact_lock(727002)`)
}
