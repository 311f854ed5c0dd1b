import { and, eq, gt, isNull, or } from 'drizzle-orm'

import type { PayloadRequest } from 'payload'

import { hasNoEmail, queueEmail } from '@/features/mail/queue-email'
import { notificationRecipient } from '@/features/settings/queries'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-conditions'
import { coalesce, isoTime } from '@/lib/server/db/expressions'
import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf, sql, type Database } from '@/lib/server/db/sql'
import { clients, proposal_views, proposals, users } from '@/payload-tables'
import type { OwnerProposalData } from '../mail/proposal-email-data'
import { latestVersion } from '../queries/latest-version'
import { proposalReminderDays } from '../sending-rules'
import { lockOpenProposal, MAX_REMINDERS, type Moment } from './reminders'

const KIND = 'proposal-unsigned'

/** Returns proposals that can be signed, were opened three days ago, and of which nobody was reminded; with `id` only that one. */
export function findUnsigned(db: Database, { at }: Moment, id?: string) {
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
export async function remindOwner(req: PayloadRequest, id: string, moment: Moment): Promise<boolean> {
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
