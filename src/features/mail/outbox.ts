import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'

import type { Language } from '@/i18n/languages'
import { autocommit, sql } from '@/lib/server/db/sql'
import { announceNow } from '@/lib/server/live/announce'
import { CLAIM_LEASE_MS } from '@/lib/server/jobs/delivery-timeouts'

/** An email that this worker has claimed: no other worker sends it. */
export type ClaimedEmail = { id: string; kind: string; recipient: string; language: Language; data: unknown }

/** The claim is older than any delivery can take, so its worker has died. */
const isAbandoned = sql`claimed_at < now() - ${CLAIM_LEASE_MS / 1_000} * interval '1 second'`

/** With the retry delays of the queue, these attempts take about a day. */
const MAX_ATTEMPTS = 100

/**
 * Claims the email for this worker. Returns null when it was sent, has failed, does not exist, or is claimed by another
 * worker. The update is one statement, so of parallel claims exactly one succeeds.
 */
export async function claimEmail(payload: Payload, id: string): Promise<ClaimedEmail | null> {
  const [row] = await autocommit<ClaimedEmail>(
    payload,
    sql`
      update outbox set status = 'sending', claimed_at = now(), updated_at = now()
      where id = ${id}
        and (status = 'pending' or (status = 'sending' and ${isAbandoned}))
      returning id, kind, recipient, language, data`,
  )
  return row ?? null
}

/** Empty if the data have secrets: the token of a link, or a text that Payload wrote, which may contain one. */
const dataWithoutSecrets = sql`case when kind = 'payload' or data ? 'token' then '{}'::jsonb else data end`

/** Whether the email can be rendered: its data were not erased. */
const hasData = sql`data <> '{}'::jsonb`

/** Marks an email as sent and erases its secrets. */
export async function markSent(payload: Payload, id: string): Promise<void> {
  await autocommit(
    payload,
    sql`
      update outbox set status = 'sent', sent_at = now(), updated_at = now(), claimed_at = null, last_error = null,
        data = ${dataWithoutSecrets}
      where id = ${id}`,
  )
}

/**
 * Records a failed attempt. Returns whether the email is pending again; it is failed after a permanent error or too many
 * attempts.
 */
export async function markFailed(
  payload: Payload,
  id: string,
  error: Error,
  isPermanent: boolean,
): Promise<boolean> {
  const reason = error.message.replace(/\s+/g, ' ').slice(0, 300)
  const [row] = await autocommit<{ status: string }>(
    payload,
    sql`
      update outbox set attempts = attempts + 1, last_error = ${reason}, claimed_at = null, updated_at = now(),
        status = case when ${isPermanent} or attempts + 1 >= ${MAX_ATTEMPTS} then 'failed' else 'pending' end::enum_outbox_status,
        data = case when ${isPermanent} or attempts + 1 >= ${MAX_ATTEMPTS} then ${dataWithoutSecrets} else data end
      where id = ${id} and status = 'sending' returning status`,
  )
  if (row?.status === 'failed') await announceNow(payload, 'system', id)
  return row?.status === 'pending'
}

/** How many emails are sent again at a time, and of how many days. */
const RESEND_LIMITS = { emails: 1_000, days: 7 }

/** The emails to send again: one by its id, or those of the last days. */
const chosen = (id?: string) =>
  id ? sql`id = ${id}` : sql`created_at > now() - ${RESEND_LIMITS.days} * interval '1 day'`

/** The rows that are least recently changed, at most RESEND_LIMITS. Another call at the same time gets others. */
const nextBatch = (condition: SQL) => sql`
  select id from outbox where ${condition} order by updated_at, id limit ${RESEND_LIMITS.emails} for update skip locked`

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id)

const isResendable = (id?: string) => sql`status = 'failed' and ${hasData} and ${chosen(id)}`

/**
 * Makes failed emails pending again, and resets their attempts: one by its id, or a batch of those of the last days. Returns
 * the ids; emails whose data are erased, because they contained a link, stay failed.
 */
export async function requeueFailedEmails(payload: Payload, id?: string): Promise<string[]> {
  const update = sql`
    update outbox set status = 'pending', attempts = 0, last_error = null, updated_at = now()
    where id in (${nextBatch(isResendable(id))}) returning id`
  const ids = idsOf(await autocommit<{ id: string }>(payload, update))
  if (ids.length > 0) await announceNow(payload, 'system', ...ids)
  return ids
}

/** Returns how many failed emails of the last days can be sent again. */
export async function countFailedEmails(payload: Payload): Promise<number> {
  const query = sql`select count(*)::int as count from outbox where ${isResendable()}`
  return (await autocommit<{ count: number }>(payload, query))[0]?.count ?? 0
}

/**
 * Returns the ids of pending emails: of one, if it is pending, or of a batch of those of the last days. Marks them as
 * changed, so that the next call returns others.
 */
export async function takePendingEmailIds(payload: Payload, id?: string): Promise<string[]> {
  const batch = nextBatch(sql`status = 'pending' and ${chosen(id)}`)
  const update = sql`update outbox set updated_at = now() where id in (${batch}) returning id`
  return idsOf(await autocommit<{ id: string }>(payload, update))
}

/** Returns how many emails of the last days are pending. */
export async function countPendingEmails(payload: Payload): Promise<number> {
  const query = sql`select count(*)::int as count from outbox where status = 'pending' and ${chosen()}`
  return (await autocommit<{ count: number }>(payload, query))[0]?.count ?? 0
}

/** Returns emails that may have no job: pending for more than a minute, or claimed by a worker that died. */
export async function overdueEmails(payload: Payload, limit: number): Promise<string[]> {
  const rows = await autocommit<{ id: string }>(
    payload,
    sql`
      select id from outbox
      where (status = 'pending' and created_at < now() - interval '1 minute')
        or (status = 'sending' and ${isAbandoned})
      order by created_at limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** Erases the data of emails that were sent, have failed or were skipped 90 days ago. */
export async function eraseOldEmails(payload: Payload): Promise<void> {
  await autocommit(
    payload,
    sql`
      update outbox set data = '{}'::jsonb, updated_at = now()
      where data <> '{}'::jsonb and ((status = 'sent' and sent_at < now() - interval '90 days')
        or (status in ('failed', 'skipped') and created_at < now() - interval '90 days'))`,
  )
}
