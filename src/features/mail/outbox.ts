import { and, count, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { autocommitDatabase, databaseOf, sql, type Database } from '@/lib/server/db/sql'
import { announce, announceNow } from '@/lib/server/live/announce'
import { outbox } from '@/payload-tables'

export type WaitingEmail = { id: string; kind: string; recipient: string; language: Language; data: unknown }

/** Earlier versions marked an email as `sending` while a worker sent it. */
const isWaiting = inArray(outbox.status, ['pending', 'sending'])
const now = sql`now()`

/** With the retry delays of the queue, these attempts take about a day. */
const MAX_ATTEMPTS = 100

/** Returns an email that is to be sent; undefined when it was sent, has failed or does not exist. */
export async function findWaitingEmail(payload: Payload, id: string): Promise<WaitingEmail | undefined> {
  const { kind, recipient, language, data } = outbox
  const [row] = await autocommitDatabase(payload)
    .select({ id: outbox.id, kind, recipient, language, data })
    .from(outbox)
    .where(and(eq(outbox.id, id), isWaiting))
  return row
}

/** Empty if the data have secrets: the token of a link, or a text that Payload wrote, which may contain one. */
const dataWithoutSecrets = sql`
  case when ${outbox.kind} = 'payload' or ${outbox.data} ? 'token' then '{}'::jsonb else ${outbox.data} end`

/** Whether the email can be rendered: its data were not erased. */
const hasData = sql`${outbox.data} <> '{}'::jsonb`

/** Marks an email as sent and erases its secrets. */
export async function markSent(payload: Payload, id: string): Promise<void> {
  await autocommitDatabase(payload)
    .update(outbox)
    .set({
      status: 'sent',
      sentAt: now,
      updatedAt: now,
      lastError: null,
      // The token of a pixel is needed until then, also to send a failed email again.
      data: sql`(${dataWithoutSecrets}) - 'pixel'`,
    })
    .where(eq(outbox.id, id))
}

/**
 * Records a failed attempt. Returns whether the email is still to be sent; it is failed after a permanent error or too many
 * attempts.
 */
export async function markFailed(
  payload: Payload,
  id: string,
  error: Error,
  isPermanent: boolean,
): Promise<boolean> {
  const reason = error.message.replace(/\s+/g, ' ').slice(0, 300)
  const isLast = sql`${isPermanent} or ${outbox.attempts} + 1 >= ${MAX_ATTEMPTS}`
  const [row] = await autocommitDatabase(payload)
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      lastError: reason,
      updatedAt: now,
      status: sql`case when ${isLast} then 'failed' else 'pending' end::enum_outbox_status`,
      data: sql`case when ${isLast} then ${dataWithoutSecrets} else ${outbox.data} end`,
    })
    .where(and(eq(outbox.id, id), isWaiting))
    .returning({ status: outbox.status })
  if (row?.status === 'failed') await announceNow(payload, 'system', id)
  return row?.status === 'pending'
}

/** How many emails are sent again at a time, and of how many days. */
const RESEND_LIMITS = { emails: 1_000, days: 7 }

/** The emails to send again: one by its id, or those of the last days. */
const chosen = (id?: string) =>
  id ? eq(outbox.id, id) : gt(outbox.createdAt, sql`now() - ${RESEND_LIMITS.days} * interval '1 day'`)

/** The rows that are least recently changed, at most RESEND_LIMITS. Another call at the same time gets others. */
const isInNextBatch = (db: Database, condition: SQL | undefined) =>
  inArray(
    outbox.id,
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(condition)
      .orderBy(outbox.updatedAt, outbox.id)
      .limit(RESEND_LIMITS.emails)
      .for('update', { skipLocked: true }),
  )

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id)

const isResendable = (id?: string) => and(eq(outbox.status, 'failed'), hasData, chosen(id))

async function countEmails(payload: Payload, condition: SQL | undefined): Promise<number> {
  const rows = await autocommitDatabase(payload).select({ count: count() }).from(outbox).where(condition)
  return rows[0]?.count ?? 0
}

/**
 * Makes failed emails pending again, and resets their attempts: one by its id, or a batch of those of the last days. Returns
 * the ids; emails whose data are erased, because they contained a link, stay failed.
 */
export async function requeueFailedEmails(req: PayloadRequest, id?: string): Promise<string[]> {
  const db = await databaseOf(req)
  const rows = await db
    .update(outbox)
    .set({ status: 'pending', attempts: 0, lastError: null, updatedAt: now })
    .where(isInNextBatch(db, isResendable(id)))
    .returning({ id: outbox.id })
  for (const row of rows) await announce(req, 'system', row.id)
  return idsOf(rows)
}

/** Returns how many failed emails of the last days can be sent again. */
export const countFailedEmails = (payload: Payload): Promise<number> => countEmails(payload, isResendable())

/**
 * Returns the ids of emails that wait: of one, if it does, or of a batch of those of the last days. Marks them as
 * changed, so that the next call returns others.
 */
export async function takeWaitingEmailIds(req: PayloadRequest, id?: string): Promise<string[]> {
  const db = await databaseOf(req)
  const rows = await db
    .update(outbox)
    .set({ updatedAt: now })
    .where(isInNextBatch(db, and(isWaiting, chosen(id))))
    .returning({ id: outbox.id })
  return idsOf(rows)
}

/** Returns how many emails of the last days wait. */
export const countWaitingEmails = (payload: Payload): Promise<number> =>
  countEmails(payload, and(isWaiting, chosen()))

/** Returns the ids of all emails that are to be sent, oldest first. */
export async function waitingEmails(payload: Payload): Promise<string[]> {
  const rows = await autocommitDatabase(payload)
    .select({ id: outbox.id })
    .from(outbox)
    .where(isWaiting)
    .orderBy(outbox.createdAt)
  return idsOf(rows)
}

/** Erases the data of emails that were sent, have failed or were skipped 90 days ago. */
export async function eraseOldEmails(payload: Payload): Promise<void> {
  const limit = sql`now() - interval '90 days'`
  const isOldSent = and(eq(outbox.status, 'sent'), lt(outbox.sentAt, limit))
  const isOldUnsent = and(inArray(outbox.status, ['failed', 'skipped']), lt(outbox.createdAt, limit))
  await autocommitDatabase(payload)
    .update(outbox)
    .set({ data: {}, updatedAt: now })
    .where(and(hasData, or(isOldSent, isOldUnsent)))
}

/** Erases what emails about a lead say, in the transaction of the request; none of those that wait is sent. */
export async function eraseEmailsOfLead(req: PayloadRequest, lead: string): Promise<void> {
  const db = await databaseOf(req)
  const isWaiting = eq(outbox.status, 'pending')
  const names = sql`${outbox.data} ->> 'leadId' = ${lead}`
  await db
    .update(outbox)
    .set({
      data: {},
      status: sql`case when ${isWaiting} then 'skipped' else ${outbox.status} end`,
      updatedAt: now,
    })
    .where(or(eq(outbox.subjectId, lead), and(isWaiting, names)))
}

/** How many rows one statement deletes, so that it holds its locks for a moment only. */
const DELETED_AT_ONCE = 1_000

/**
 * Deletes emails that were sent, have failed or were skipped a year ago: who got what of which kind, since their content was
 * erased before. No job looks for an email that is this old. Returns how many.
 */
export async function deleteOldEmails(payload: Payload): Promise<number> {
  const db = autocommitDatabase(payload)
  const isOld = and(
    inArray(outbox.status, ['sent', 'failed', 'skipped']),
    lt(outbox.createdAt, sql`now() - interval '1 year'`),
  )
  for (let total = 0; ;) {
    const batch = db.select({ id: outbox.id }).from(outbox).where(isOld).limit(DELETED_AT_ONCE)
    const deleted = await db.delete(outbox).where(inArray(outbox.id, batch)).returning({ id: outbox.id })
    total += deleted.length
    if (deleted.length < DELETED_AT_ONCE) return total
  }
}
