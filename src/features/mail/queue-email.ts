import { randomUUID } from 'node:crypto'

import {
  and,
  count,
  eq,
  gt,
  inArray,
  ne,
  notExists,
  type AnyColumn,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Language } from '@/i18n/languages'
import { databaseOf, inTransaction, runSql, sql, lockName } from '@/lib/server/db/sql'
import { mailboxKey, mailboxSpellings } from '@/lib/server/mailbox'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { outbox } from '@/payload-tables'

/** An email for the outbox. There is one for each kind, `subjectId` and recipient. */
export type EmailToQueue = {
  kind: string
  /** The id of the row that the email is about, or the digest of a token. */
  subjectId: string
  recipient: string
  language: Language
  /** The input of the template of this kind (features/<noun>/mail). */
  data: object
}

/**
 * Inserts an email into the outbox with the job that sends it, in the transaction of the request, unless it is there
 * already. A mail server that is down never fails the request.
 */
export async function queueEmail(req: PayloadRequest, email: EmailToQueue): Promise<void> {
  const { kind, subjectId, recipient, language, data } = email
  await inTransaction(req, async () => {
    const db = await databaseOf(req)
    const [row] = await db
      .insert(outbox)
      .values({ kind, subjectId, recipient, language, data })
      .onConflictDoNothing({ target: [outbox.kind, outbox.subjectId, outbox.recipient] })
      .returning({ id: outbox.id })
    if (row) await enqueue(req, 'send-mail', [{ outboxId: row.id }])
  })
}

const nothing = { kind: 'nothing', recipient: 'nobody', language: 'en', data: {} } as const

/** Queues an email that is undone at once, so that the response time does not reveal whether an email was queued. */
export async function simulateQueueEmail(req: PayloadRequest): Promise<void> {
  await inTransaction(req, async () => {
    await runSql(req, sql`savepoint nothing`)
    await queueEmail(req, { ...nothing, subjectId: randomUUID() })
    await runSql(req, sql`rollback to savepoint nothing`)
  })
}

/** A condition: there is no email of this kind about the subject, to any recipient. */
export const hasNoEmail = (kind: string, subjectId: SQL | string): SQL =>
  notExists(
    new QueryBuilder()
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.kind, kind), eq(outbox.subjectId, subjectId))),
  )

const name = ({ name: column }: AnyColumn) => sql.identifier(column)
const keyNames = sql.join([outbox.kind, outbox.subjectId, outbox.recipient].map(name), sql`, `)
const otherNames = sql.join([outbox.language, outbox.data, outbox.status].map(name), sql`, `)

const emailId = z.object({ id: z.string() })

/** Inserts an email unless there is one of its kind about the subject. Raw, because its values are from no table. */
const insertUnlessKnown = (
  { kind, subjectId, recipient, language, data }: EmailToQueue,
  status: 'pending' | 'skipped',
): SQL => sql`
  insert into ${outbox} (${keyNames}, ${otherNames})
  select ${kind}, ${subjectId}, ${recipient}, ${language}::enum_outbox_language, ${JSON.stringify(data)}::jsonb,
    ${status}::enum_outbox_status
  where ${hasNoEmail(kind, subjectId)} on conflict (${keyNames}) do nothing returning id`

/**
 * The mailbox of an address, to count by: in lower case, and without a tag such as that of ana+news@example.com. Gmail also
 * ignores dots, and has two names.
 */
const mailboxOf = (address: SQLWrapper): SQL => {
  const untagged = sql`regexp_replace(lower(${address}), '\\+[^@]*@', '@')`
  const isGmail = sql`lower(${address}) ~ '@(gmail|googlemail)\\.com$'`
  const gmail = sql`replace(split_part(${untagged}, '@', 1), '.', '') || '@gmail.com'`
  return sql`case when ${isGmail} then ${gmail} else ${untagged} end`
}

/**
 * Whether a mailbox has got `maxPerDay` emails of this kind in 24 hours. Locks the mailbox for the rest of the transaction,
 * so that emails to it are counted one after the other.
 */
export async function hasReachedDailyLimit(
  req: PayloadRequest,
  { kind, recipient }: Pick<EmailToQueue, 'kind' | 'recipient'>,
  maxPerDay: number,
): Promise<boolean> {
  const mailbox = mailboxOf(sql`${mailboxKey(recipient)}::text`)
  const mailboxes = mailboxSpellings(recipient).map((spelling) => mailboxOf(sql`${spelling}::text`))
  await lockName(req, sql`'email ' || ${mailbox}`)
  const db = await databaseOf(req)
  const [row] = await db
    .select({ sent: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, kind),
        ne(outbox.status, 'skipped'),
        inArray(mailboxOf(outbox.recipient), mailboxes),
        gt(outbox.createdAt, sql`now() - interval '24 hours'`),
      ),
    )
  return (row?.sent ?? 0) >= maxPerDay
}

/**
 * Queues an email in a transaction of its own, unless there is one of its kind about the subject to any recipient. Returns
 * its id if it is to be sent. A mailbox that got `maxPerDay` emails of this kind in 24 hours gets no more: they are recorded
 * as skipped, so that they are not queued later either.
 */
export async function queueEmailOnce(
  payload: Payload,
  email: EmailToQueue,
  maxPerDay = Infinity,
): Promise<string | undefined> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const isSkipped = maxPerDay < Infinity && (await hasReachedDailyLimit(req, email, maxPerDay))
    const [row] = await runSql(req, insertUnlessKnown(email, isSkipped ? 'skipped' : 'pending'), emailId)
    if (!row || isSkipped) return undefined
    await enqueue(req, 'send-mail', [{ outboxId: row.id }])
    return row.id
  })
}

/** Inserts an email that is already marked as sent, for demo content. */
export async function recordSentEmail(
  req: PayloadRequest,
  email: EmailToQueue,
  createdAt: Date,
  sentAt: Date,
): Promise<void> {
  const sent = sentAt.toISOString()
  const times = { createdAt: createdAt.toISOString(), sentAt: sent, updatedAt: sent }
  const db = await databaseOf(req)
  await db.insert(outbox).values({ ...email, ...times, status: 'sent' })
}
