import { randomUUID } from 'node:crypto'

import type { SQL } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { afterTransaction } from '@/lib/server/db/after-transaction'
import { autocommit, inTransaction, runSql, sql } from '@/lib/server/db/sql'
import { mailboxKey, mailboxSpellings } from '@/lib/server/mailbox'
import { enqueue } from '@/lib/server/jobs/enqueue'

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

const columns = sql.raw('(kind, subject_id, recipient, language, data)')
const columnsWithStatus = sql.raw('(kind, subject_id, recipient, language, data, status)')
const onConflict = sql`on conflict (kind, subject_id, recipient) do nothing`

const valuesOf = ({ kind, subjectId, recipient, language, data }: EmailToQueue): SQL =>
  sql`${kind}, ${subjectId}, ${recipient}, ${language}::enum_outbox_language, ${JSON.stringify(data)}::jsonb`

/** Inserts the email. Returns its row, or undefined when it is in the outbox already. */
async function insertEmail(req: PayloadRequest, email: EmailToQueue): Promise<{ id: string } | undefined> {
  const [row] = await runSql<{ id: string }>(
    req,
    sql`insert into outbox ${columns} values (${valuesOf(email)}) ${onConflict} returning id`,
  )
  return row
}

/**
 * Inserts an email into the outbox in the transaction of the request, unless it is there already. The worker sends it
 * after the commit, so a mail server that is down never fails the request.
 */
export async function queueEmail(req: PayloadRequest, email: EmailToQueue): Promise<void> {
  const row = await insertEmail(req, email)
  if (row)
    await afterTransaction(req, async (outcome) => {
      // After a commit whose result is unknown, the sweep finds the row.
      if (outcome === 'committed') void enqueue('send-mail', { outboxId: row.id })
    })
}

/**
 * Inserts a row and deletes it in the same transaction, so that the response time does not reveal whether an email was
 * queued.
 */
export async function simulateQueueEmail(req: PayloadRequest): Promise<void> {
  const row = await insertEmail(req, {
    kind: 'nothing',
    subjectId: randomUUID(),
    recipient: 'nobody',
    language: 'en',
    data: {},
  })
  if (row) await runSql(req, sql`delete from outbox where id = ${row.id}`)
}

/** A condition: there is no email of this kind about the subject, to any recipient. */
export const hasNoEmail = (kind: string, subjectId: SQL | string): SQL =>
  sql`not exists (select from outbox o where o.kind = ${kind} and o.subject_id = ${subjectId})`

/** Inserts the email in its own statement, unless there is one of its kind about the subject to any recipient. */
export async function queueEmailOnce(payload: Payload, email: EmailToQueue): Promise<void> {
  const { kind, subjectId } = email
  await autocommit(
    payload,
    sql`
      insert into outbox ${columns} select ${valuesOf(email)} where ${hasNoEmail(kind, subjectId)} ${onConflict}`,
  )
}

/**
 * The mailbox of an address, to count by: in lower case, and without a tag such as that of ana+news@example.com. Gmail also
 * ignores dots, and has two names.
 */
const mailboxOf = (address: SQL): SQL => {
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
  const mailboxes = sql.join(
    mailboxSpellings(recipient).map((spelling) => mailboxOf(sql`${spelling}::text`)),
    sql`, `,
  )
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext('email ' || ${mailbox}))`)
  const [row] = await runSql<{ sent: number }>(
    req,
    sql`
      select count(*)::int as sent from outbox earlier
      where earlier.kind = ${kind} and earlier.status <> 'skipped' and ${mailboxOf(sql`earlier.recipient`)} in (${mailboxes})
        and earlier.created_at > now() - interval '24 hours'`,
  )
  return (row?.sent ?? 0) >= maxPerDay
}

/**
 * Like `queueEmailOnce`, with at most `maxPerDay` emails of this kind to one mailbox in 24 hours. Any further one is
 * recorded as skipped, so that it is not queued later either.
 */
export async function queueEmailWithLimit(
  payload: Payload,
  email: EmailToQueue,
  maxPerDay: number,
): Promise<void> {
  const { kind, subjectId } = email
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const status = (await hasReachedDailyLimit(req, email, maxPerDay)) ? 'skipped' : 'pending'
    await runSql(
      req,
      sql`
        insert into outbox ${columnsWithStatus}
        select ${valuesOf(email)}, ${status}::enum_outbox_status
        where ${hasNoEmail(kind, subjectId)} ${onConflict}`,
    )
  })
}

/** Returns the ids of the emails of these kinds about the subject that are not sent yet. */
export async function pendingEmailIds(
  payload: Payload,
  subjectId: string,
  kinds: string[],
): Promise<string[]> {
  const kindList = sql.join(
    kinds.map((kind) => sql.param(kind)),
    sql.raw(', '),
  )
  const rows = await autocommit<{ id: string }>(
    payload,
    sql`select id from outbox where kind in (${kindList}) and subject_id = ${subjectId} and status = 'pending'`,
  )
  return rows.map(({ id }) => id)
}

/** Inserts an email that is already marked as sent, for demo content. */
export async function recordSentEmail(
  req: PayloadRequest,
  email: EmailToQueue,
  createdAt: Date,
  sentAt: Date,
): Promise<void> {
  const [created, sent] = [createdAt.toISOString(), sentAt.toISOString()]
  await runSql(
    req,
    sql`
      insert into outbox (kind, subject_id, recipient, language, data, status, created_at, sent_at, updated_at)
      values (${valuesOf(email)}, 'sent', ${created}, ${sent}, ${sent})`,
  )
}
