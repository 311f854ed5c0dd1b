import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { settingsOrDefaults } from '@/features/settings/queries'
import { digestOf } from '@/lib/server/auth/email-link'
import { openTokens } from '@/lib/server/db/own-tables'
import { autocommitDatabase, databaseOf, inTransaction, lockName, runSql } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
import { lead_activities, outbox } from '@/payload-tables'
import { PROGRAM_SECONDS } from '../open-rules'

type Message = {
  lead: string
  /** The subject id of the reply in the outbox. */
  email: string
}

/**
 * Returns the token of the pixel of a reply, of which the database keeps the SHA-256; undefined while the settings don't ask for
 * opens.
 */
export async function createOpenToken(req: PayloadRequest, message: Message): Promise<string | undefined> {
  const { emailOpens } = await settingsOrDefaults('en')
  if (!emailOpens) return undefined
  const token = randomBytes(32).toString('base64url')
  const db = await databaseOf(req)
  await db.insert(openTokens).values({ digest: digestOf(token), ...message })
  return token
}

/**
 * Appends `email_open` to the history of the lead whose reply has this token, at most once an hour for each message: it is the one
 * write that a GET makes, and changes nothing of the lead. What a program fetches by itself (`isProgram`, or any request within
 * PROGRAM_SECONDS of sending) is marked, and doesn't keep the reader from being counted within the same hour. Does nothing for
 * an unknown token.
 */
export async function recordOpen(payload: Payload, token: string, isProgram: boolean): Promise<void> {
  const digest = digestOf(token)
  const isKnown = await autocommitDatabase(payload).$count(openTokens, sql`${openTokens.digest} = ${digest}`)
  if (!isKnown) return
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    // Requests for one message run one after the other, so that each sees what the one before has written.
    await lockName(req, `email open ${digest}`)
    const [row] = await runSql(req, insertOpen(digest, isProgram), z.object({ lead: z.string() }))
    if (row) await announce(req, 'leads', row.lead)
  })
}

/** Raw, because Drizzle inserts no rows that a query with a condition on them selects. */
const insertOpen = (digest: string, isProgram: boolean) => sql`
  with message as (
    select t.lead_id, t.email, ${isProgram} or
      -- While it is on its way, or shortly after. The outbox forgets it after a year.
      (o.id is not null and (o.sent_at is null or o.sent_at > now() - ${PROGRAM_SECONDS} * interval '1 second')) as by_program
    from ${openTokens} t
    left join ${outbox} o on o.kind = 'lead-reply' and o.subject_id = t.email::text
    where t.digest = ${digest}
  )
  insert into ${lead_activities} (lead_id, type, data)
  select lead_id, 'email_open',
    jsonb_build_object('email', email) || case when by_program then '{"by_program": true}' else '{}' end::jsonb
  from message
  where not exists (
    select from ${lead_activities} earlier
    where earlier.lead_id = message.lead_id and earlier.type = 'email_open'
      and earlier.data->>'email' = message.email::text and earlier.created_at > now() - interval '1 hour'
      and (message.by_program or not earlier.data ? 'by_program'))
  returning lead_id as lead`
