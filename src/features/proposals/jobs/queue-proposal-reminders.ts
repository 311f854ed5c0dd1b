import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { and, eq, gt, ne, isNull, or } from 'drizzle-orm'
import { dayIn, addDays } from '@/lib/agency-day'
import { weekMinute } from '@/lib/dates'
import { autocommitDatabase, inTransaction, databaseOf, sql, type Database } from '@/lib/server/db/sql'
import { proposals, clients, proposal_views, users } from '@/payload-tables'
import { isInvited, findAccountByEmail, isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { storePasswordLink } from '@/lib/server/auth/password-link'
import { hasNoEmail, queueEmail } from '@/features/mail/queue-email'
import { lower, coalesce, isoTime } from '@/lib/server/db/expressions'
import { notificationRecipient } from '@/features/settings/queries'
import { asSystem } from '@/lib/server/db/local-api'
import { findSendingSettings } from '../queries/sending-settings'
import { FIRST_REMINDER_HOUR, proposalReminderDays } from '../sending-rules'
import { queueClientEmail } from '../operations/queue-client-email'
import { latestVersion } from '../queries/latest-version'
import type { OwnerProposalData } from '../mail/proposal-emails'

/** A moment, the agency's zone, and the day that it is there, such as '2026-03-16'. */
type Moment = { at: Date; zone: string; today: string }

/** The reminders of each kind in one run. The next one continues. */
const MAX_REMINDERS = 200

/** Locks a proposal that was sent and is not decided. Returns whether there is one that no other transaction has locked. */
async function lockOpenProposal(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.status, 'sent')))
    .for('no key update', { skipLocked: true })
  return rows.length > 0
}

/**
 * Returns open proposals that expire within three days and whose client has not been reminded yet; with `id` only that one.
 * Skips proposals that were sent within those three days: the client has only just received them.
 */
function findExpiring(db: Database, { at, zone, today }: Moment, id?: string) {
  const { beforeExpiry } = proposalReminderDays
  const version = latestVersion(db)
  const lastDay = sql`(${version.expiresAt} at time zone ${zone})::date`
  const sentDay = sql`(${version.frozenAt} at time zone ${zone})::date`
  return db
    .select({ id: proposals.id, email: lower(clients.email) })
    .from(proposals)
    .innerJoin(clients, eq(clients.id, proposals.client))
    .crossJoinLateral(version)
    .where(
      and(
        id ? eq(proposals.id, id) : undefined,
        eq(proposals.status, 'sent'),
        sql`${proposals.reminders} is not false`,
        ne(clients.status, 'suspended'),
        gt(version.expiresAt, at.toISOString()),
        sql`${lastDay} <= ${addDays(today, beforeExpiry)}::date`,
        sql`${sentDay} < ${lastDay} - ${beforeExpiry}::int`,
        hasNoEmail('proposal-reminder', sql`${version.id}::text`),
      ),
    )
    .orderBy(version.expiresAt)
    .limit(MAX_REMINDERS)
}

/** Queues the reminder, unless another worker does, or the proposal has just been signed, declined or revised. */
async function remindClient(req: PayloadRequest, id: string, moment: Moment): Promise<boolean> {
  if (!(await lockOpenProposal(req, id))) return false
  // A statement of its own: it sees what others committed before the lock.
  const [due] = await findExpiring(await databaseOf(req), moment, id)
  if (!due) return false
  const account = await findAccountByEmail(req, due.email)
  // An invited client without a password gets a link that still works.
  const token =
    account && account.role === 'client' && isInvited(account)
      ? (await storePasswordLink(req, account, 'invite')).token
      : undefined
  return queueClientEmail(req, { kind: 'proposal-reminder', proposal: id, token })
}

const KIND = 'proposal-unsigned'

/** Returns proposals that can be signed, were opened three days ago, and of which nobody was reminded; with `id` only that one. */
function findUnsigned(db: Database, { at }: Moment, id?: string) {
  const version = latestVersion(db)
  const opened = db
    .select({ at: sql<string>`min(${proposal_views.viewedAt})`.as('opened_at') })
    .from(proposal_views)
    .where(eq(proposal_views.version, version.id))
    .as('opened')
  const now = at.toISOString()
  return db
    .select({
      id: proposals.id,
      version: version.id,
      number: proposals.number,
      title: version.title,
      setupFee: version.setupFee,
      monthlyFee: version.monthlyFee,
      amount: version.amount,
      currency: version.currency,
      expiresAt: isoTime(version.expiresAt),
      client: coalesce(clients.companyName, clients.name, clients.email),
      openedAt: isoTime(opened.at),
      owner: { recipient: users.email, language: users.language },
    })
    .from(proposals)
    .innerJoin(clients, eq(clients.id, proposals.client))
    .crossJoinLateral(version)
    .crossJoinLateral(opened)
    .leftJoin(users, and(eq(users.id, proposals.owner), isStaffAccount, isActive))
    .where(
      and(
        id ? eq(proposals.id, id) : undefined,
        eq(proposals.status, 'sent'),
        or(isNull(version.expiresAt), gt(version.expiresAt, now)),
        sql`${opened.at} <= ${now}::timestamptz - ${proposalReminderDays.afterOpening}::int * interval '1 day'`,
        hasNoEmail(KIND, sql`${version.id}::text`),
      ),
    )
    .orderBy(opened.at)
    .limit(MAX_REMINDERS)
}

/**
 * Queues the reminder to the owner, or to the notification address when the owner has left, unless another worker does or
 * the proposal has just been decided or revised. Without anyone to remind, a later run finds the proposal.
 */
async function remindOwner(req: PayloadRequest, id: string, moment: Moment): Promise<boolean> {
  if (!(await lockOpenProposal(req, id))) return false
  const [due] = await findUnsigned(await databaseOf(req), moment, id)
  if (!due) return false
  const { id: proposalId, version, owner, ...proposal } = due
  const recipient = owner ?? (await notificationRecipient(asSystem(req)))
  if (!recipient) return false
  const data: OwnerProposalData = { proposalId, ...proposal }
  await queueEmail(req, { kind: KIND, subjectId: version, ...recipient, data })
  return true
}

/**
 * Reminds clients of proposals that expire in three days, and owners of proposals that were opened three days ago and are
 * not signed: each once for each version, and not at night in the agency's zone. Returns how many emails were queued;
 * several workers at a time queue each only once.
 */
export async function queueProposalReminders(payload: Payload, at = new Date()): Promise<number> {
  const settings = await findSendingSettings(await createLocalReq({}, payload))
  const { zone } = settings
  if (weekMinute(zone, at).minutes < FIRST_REMINDER_HOUR * 60) return 0
  const moment = { at, zone, today: dayIn(zone, at) }
  const db = autocommitDatabase(payload)
  const expiring = settings.reminders ? await findExpiring(db, moment) : []
  const unsigned = await findUnsigned(db, moment)
  let queued = 0
  for (const { id } of expiring) if (await once(payload, (req) => remindClient(req, id, moment))) queued += 1
  for (const { id } of unsigned) if (await once(payload, (req) => remindOwner(req, id, moment))) queued += 1
  return queued
}

type Work = (req: Awaited<ReturnType<typeof createLocalReq>>) => Promise<boolean>

async function once(payload: Payload, work: Work): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, () => work(req))
}
