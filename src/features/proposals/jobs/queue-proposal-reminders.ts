import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { and, eq, gt, ne, isNull, or } from 'drizzle-orm'
import { addDays } from '@/lib/agency-day'
import { sql, type Database, lower, coalesce, isoTime } from '@/lib/server/db/sql'
import { MAX_REMINDERS, momentOfReminders, remindEach, type Moment } from '@/lib/server/jobs/remind-each'
import { proposals, clients, proposal_views, users } from '@/payload-tables'
import { isInvited, findAccountByEmail, isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { storePasswordLink } from '@/lib/server/auth/email-link'
import { hasNoEmail, queueEmail } from '@/features/mail/queue-email'
import { notificationRecipient } from '@/features/settings/queries'
import { asSystem } from '@/lib/server/db/local-api'
import { findSendingSettings } from '../queries/sending'
import { proposalReminderDays } from '../sending-rules'
import { queueClientEmail } from '../operations/queue-client-email'
import { latestVersion } from '../queries/versions'
import type { OwnerProposalData } from '../mail/proposal-emails'

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

type Expiring = { id: string; email: string }

/** Queues the reminder to the client. */
async function remindClient(req: PayloadRequest, { id, email }: Expiring): Promise<boolean> {
  const account = await findAccountByEmail(req, email)
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
        // Emails are known for a year only (deleteOldEmails): a reminder must not come again then.
        sql`${opened.at} > ${now}::timestamptz - interval '90 days'`,
        hasNoEmail(KIND, sql`${version.id}::text`),
      ),
    )
    .orderBy(opened.at)
    .limit(MAX_REMINDERS)
}

type Unsigned = Awaited<ReturnType<typeof findUnsigned>>[number]

/**
 * Queues the reminder to the owner, or to the notification address when the owner has left. Without anyone to remind, a
 * later run finds the proposal.
 */
async function remindOwner(
  req: PayloadRequest,
  { id: proposalId, version, owner, ...proposal }: Unsigned,
): Promise<boolean> {
  const recipient = owner ?? (await notificationRecipient(asSystem(req)))
  if (!recipient) return false
  const data: OwnerProposalData = { proposalId, ...proposal }
  await queueEmail(req, { kind: KIND, subjectId: version, ...recipient, data })
  return true
}

/**
 * Reminds clients of proposals that expire in three days, and owners of proposals that were opened three days ago and are
 * not signed: each once for each version, and not at night in the agency's zone. Returns how many emails were queued.
 */
export async function queueProposalReminders(payload: Payload, at = new Date()): Promise<number> {
  const { zone, reminders } = await findSendingSettings(await createLocalReq({}, payload))
  const moment = momentOfReminders(zone, at)
  if (!moment) return 0
  const toClients = reminders
    ? await remindEach(payload, {
        table: proposals,
        find: (db, id) => findExpiring(db, moment, id),
        remind: remindClient,
      })
    : 0
  const toOwners = await remindEach(payload, {
    table: proposals,
    find: (db, id) => findUnsigned(db, moment, id),
    remind: remindOwner,
  })
  return toClients + toOwners
}
