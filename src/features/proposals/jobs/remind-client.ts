import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { addDays } from '@/lib/agency-day'
import { isInvited, findAccountByEmail } from '@/lib/server/auth/account-rows'
import { storePasswordLink } from '@/lib/server/auth/password-link'
import { hasNoEmail } from '@/features/mail/queue-email'
import { runSql, sql } from '@/lib/server/db/sql'
import { queueClientEmail } from '../operations/queue-client-email'
import { proposalReminderDays } from '../sending-rules'
import { latestVersion, lockOpenProposal, MAX_REMINDERS, type Moment } from './reminders'

/**
 * Open proposals that expire within three days and whose client has not been reminded yet. Skips proposals that were sent
 * within those three days: the client has only just received them.
 */
export const findExpiring = (moment: Moment): SQL => sql`
  select p.id from proposals p join clients c on c.id = p.client_id ${latestVersion}
  where ${isExpiring(moment)} order by v.expires_at limit ${MAX_REMINDERS}`

function isExpiring({ at, zone, today }: Moment): SQL {
  const { beforeExpiry } = proposalReminderDays
  const lastDay = sql`(v.expires_at at time zone ${zone})::date`
  const sentDay = sql`(v.frozen_at at time zone ${zone})::date`
  return sql`
    p.status = 'sent' and p.reminders is not false and c.status <> 'suspended' and v.expires_at > ${at.toISOString()}::timestamptz
    and ${lastDay} <= ${addDays(today, beforeExpiry)}::date and ${sentDay} < ${lastDay} - ${beforeExpiry}::int
    and ${hasNoEmail('proposal-reminder', sql`v.id::text`)}`
}

/** Queues the reminder, unless another worker does, or the proposal has just been signed, declined or revised. */
export async function remindClient(req: PayloadRequest, id: string, moment: Moment): Promise<boolean> {
  if (!(await lockOpenProposal(req, id))) return false
  // A statement of its own: it sees what others committed before the lock.
  const [due] = await runSql<{ email: string }>(
    req,
    sql`
      select lower(c.email) as email from proposals p join clients c on c.id = p.client_id ${latestVersion}
      where p.id = ${id} and ${isExpiring(moment)}`,
  )
  if (!due) return false
  const account = await findAccountByEmail(req, due.email)
  // An invited client without a password gets a link that still works.
  const token =
    account && account.role === 'client' && isInvited(account)
      ? (await storePasswordLink(req, account, 'invite')).token
      : undefined
  return queueClientEmail(req, { kind: 'proposal-reminder', proposal: id, token })
}
