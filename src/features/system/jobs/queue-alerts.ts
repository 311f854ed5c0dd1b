import { and, between, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { PROMISED_HOURS } from '@/features/leads/first-reply-rules'
import { clockBegin, isUnanswered } from '@/features/leads/queries/lead-conditions'
import { queueEmail } from '@/features/mail/queue-email'
import { isActive } from '@/lib/server/auth/account-rows'
import { submissionRowId } from '@/lib/server/db/once'
import { backups, submissions } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction, isoTime, lockName, runSql, sql, type Database } from '@/lib/server/db/sql'
import { DEAD_LETTER_QUEUE } from '@/lib/server/jobs/definitions'
import { leads, outbox, users } from '@/payload-tables'
import type { AlertBackupData, AlertJobsData, AlertLeadsData } from '../mail/alert-emails'
import { isBackupMissing } from '../rules'

/** What went wrong, by an id that never changes. */
type Occurrence = { id: string }

interface Alert<Found extends Occurrence> {
  /** The kind of its email. */
  kind: string
  /** Returns what went wrong lately, oldest first. */
  find: (req: PayloadRequest) => Promise<Found[]>
  /** The data of the email about new occurrences. */
  describe: (found: Found[]) => object
}

/** Occurrences in one email. The next one has the others. */
const MAX_OCCURRENCES = 500
/** Leads that an email names. */
const MAX_NAMED = 10

const days = (count: number) => sql`now() - ${count} * interval '1 day'`
const hours = (count: number) => sql`now() - ${count} * interval '1 hour'`

const deadJob = z.object({ id: z.string(), queue: z.string() })

const deadJobs: Alert<z.infer<typeof deadJob>> = {
  kind: 'alert-jobs',
  // Raw, because the table is of pg-boss.
  find: (req) =>
    runSql(
      req,
      sql`select id, coalesce(source_name, '-') as queue from pgboss.job
        where name = ${DEAD_LETTER_QUEUE} and created_on > ${days(7)}
        order by created_on limit ${MAX_OCCURRENCES}`,
      deadJob,
    ),
  describe: (found): AlertJobsData => ({
    count: found.length,
    queues: [...new Set(found.map(({ queue }) => queue))].sort(),
  }),
}

/** Leads whose promise was broken in the last two days: older ones were broken before this alert existed. */
const unansweredLeads: Alert<{ id: string; name: string; receivedAt: string }> = {
  kind: 'alert-leads',
  find: async (req) =>
    (await databaseOf(req))
      .select({ id: leads.id, name: leads.name, receivedAt: isoTime(leads.createdAt) })
      .from(leads)
      .where(and(isUnanswered, between(clockBegin, hours(PROMISED_HOURS + 48), hours(PROMISED_HOURS))))
      .orderBy(clockBegin)
      .limit(MAX_OCCURRENCES),
  describe: (found): AlertLeadsData => ({
    count: found.length,
    leads: found.slice(0, MAX_NAMED).map(({ id, name, receivedAt }) => ({ id, name, receivedAt })),
  }),
}

const failedBackup: Alert<Occurrence & AlertBackupData> = {
  kind: 'alert-backup',
  find: async (req) => {
    const db = await databaseOf(req)
    const age = sql<number>`extract(epoch from now() - ${backups.startedAt})::int`
    // One that has not ended after six hours was killed.
    const error = sql<string | null>`case
      when ${backups.error} is null and ${backups.finishedAt} is null and ${age} > 6 * 3600 then 'it did not end'
      else ${backups.error} end`
    const row = { id: backups.id, age, error, finishedAt: isoTime(backups.finishedAt) }
    const isComplete = and(isNotNull(backups.finishedAt), isNull(backups.error))
    const [last] = await db.select(row).from(backups).orderBy(desc(backups.startedAt)).limit(1)
    const [first] = await db.select(row).from(backups).orderBy(backups.startedAt).limit(1)
    const [complete] = await db
      .select(row)
      .from(backups)
      .where(isComplete)
      .orderBy(desc(backups.startedAt))
      .limit(1)
    if (!last || !first) return []
    const health = { age: complete?.age ?? null, firstAge: first.age, error: last.error }
    if (!isBackupMissing(health)) return []
    // Of a time without backups there is one email, and one of each that fails.
    const id = last.error === null ? `none since ${(complete ?? first).id}` : last.id
    return [{ id, error: last.error, lastAt: complete?.finishedAt ?? null }]
  },
  describe: ([found]): AlertBackupData => ({ error: found?.error ?? null, lastAt: found?.lastAt ?? null }),
}

/**
 * Queues an email to each admin about what went wrong since the last one: jobs that were given up, leads without a reply after
 * their 24 hours, a backup that failed. Each occurrence is told once, and of each kind at most one email an hour is sent, which
 * gathers what is new.
 */
export async function queueAlerts(payload: Payload): Promise<void> {
  await queueAlert(payload, deadJobs)
  await queueAlert(payload, unansweredLeads)
  await queueAlert(payload, failedBackup)
}

async function queueAlert<Found extends Occurrence>(payload: Payload, alert: Alert<Found>): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    // Several workers may sweep at the same time.
    await lockName(req, alert.kind)
    const db = await databaseOf(req)
    if (await wasQueuedLately(db, alert.kind)) return
    const found = await alert.find(req)
    const admins = found.length > 0 ? await activeAdmins(db) : []
    // Without an admin, a later sweep tells it.
    if (admins.length === 0) return
    const fresh = await takeNew(db, alert.kind, found)
    const [first] = fresh
    if (!first) return
    const data = alert.describe(fresh)
    for (const admin of admins)
      await queueEmail(req, { kind: alert.kind, subjectId: first.id, ...admin, data })
  })
}

async function wasQueuedLately(db: Database, kind: string): Promise<boolean> {
  const recent = and(eq(outbox.kind, kind), gt(outbox.createdAt, hours(1)))
  return (await db.select({ id: outbox.id }).from(outbox).where(recent).limit(1)).length > 0
}

const activeAdmins = (db: Database) =>
  db
    .select({ recipient: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.role, 'admin'), isActive))

/** Returns the occurrences that no email has told. They are remembered for 30 days, which is longer than they are found. */
async function takeNew<Found extends Occurrence>(
  db: Database,
  kind: string,
  found: Found[],
): Promise<Found[]> {
  const keyOf = ({ id }: Found) => submissionRowId(kind, { content: [], id })
  const taken = await db
    .insert(submissions)
    .values(found.map((one) => ({ id: keyOf(one), createdAt: sql`now()` })))
    .onConflictDoNothing({ target: submissions.id })
    .returning({ id: submissions.id })
  const ids = new Set(taken.map(({ id }) => id))
  return found.filter((one) => ids.has(keyOf(one)))
}
