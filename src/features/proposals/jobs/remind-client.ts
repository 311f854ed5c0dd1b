import { and, eq, gt, ne } from 'drizzle-orm'

import type { PayloadRequest } from 'payload'

import { addDays } from '@/lib/agency-day'
import { isInvited, findAccountByEmail } from '@/lib/server/auth/account-rows'
import { storePasswordLink } from '@/lib/server/auth/password-link'
import { hasNoEmail } from '@/features/mail/queue-email'
import { lower } from '@/lib/server/db/expressions'
import { databaseOf, sql, type Database } from '@/lib/server/db/sql'
import { clients, proposals } from '@/payload-tables'
import { queueClientEmail } from '../operations/queue-client-email'
import { latestVersion } from '../queries/latest-version'
import { proposalReminderDays } from '../sending-rules'
import { lockOpenProposal, MAX_REMINDERS, type Moment } from './reminders'

/**
 * Returns open proposals that expire within three days and whose client has not been reminded yet; with `id` only that one.
 * Skips proposals that were sent within those three days: the client has only just received them.
 */
export function findExpiring(db: Database, { at, zone, today }: Moment, id?: string) {
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
export async function remindClient(req: PayloadRequest, id: string, moment: Moment): Promise<boolean> {
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
