import type { Payload, PayloadRequest } from 'payload'

import { sql, statement } from '../../src/lib/server/db'

export type SeedContext = {
  payload: Payload
  /** The request whose transaction the step stands in. */
  req: PayloadRequest
  password: string
  siteUrl: string
  /** The moment the demo takes for now. */
  now: Date
}

/** A part of the demo's content. It is made once; a later issue adds its own at the end of the list in index.ts. */
export type Step = { name: string; run: (context: SeedContext) => Promise<void> }

/** The key in payload-kv under which the steps that are done stand. Its presence says whose data these are. */
const mark = 'demo-seed'

/** The names of the steps that are done, or null when this database was never seeded. */
export async function stepsDone(req: PayloadRequest): Promise<string[] | null> {
  const [row] = await sql<{ data: string[] }>(req, statement`select data from payload_kv where key = ${mark}`)
  return row?.data ?? null
}

export async function markDone(req: PayloadRequest, steps: string[]): Promise<void> {
  await sql(
    req,
    statement`insert into payload_kv (key, data) values (${mark}, ${JSON.stringify(steps)}::jsonb)
      on conflict (key) do update set data = excluded.data`,
  )
}

/** Whether anything stands here that somebody made. */
export async function holdsData(req: PayloadRequest): Promise<boolean> {
  const [row] = await sql<{ held: boolean }>(
    req,
    statement`select exists (select from users) or exists (select from leads) or exists (select from site_settings)
      or exists (select from contact_page) or exists (select from home_page) or exists (select from posts)
      or exists (select from services) or exists (select from testimonials) or exists (select from outbox) as held`,
  )
  return row?.held ?? true
}

/** One seed at a time: held until the transaction ends. Whoever comes second waits for as long as the first takes. */
export async function lockSeed(req: PayloadRequest): Promise<void> {
  await sql(req, statement`set local statement_timeout = 0`)
  await sql(req, statement`select pg_advisory_xact_lock(727002)`)
}
