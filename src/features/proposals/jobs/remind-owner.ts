import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { hasNoEmail, queueEmail } from '@/features/mail/queue-email'
import { notificationRecipient } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { asSystem } from '@/lib/server/db/local-api'
import { runSql, sql } from '@/lib/server/db/sql'
import type { OwnerProposalData } from '../mail/proposal-email-data'
import { proposalReminderDays } from '../sending-rules'
import { latestVersion, lockOpenProposal, MAX_REMINDERS, type Moment } from './reminders'

const KIND = 'proposal-unsigned'

const opened = sql`
  join lateral (
    select min(viewed_at) as at from proposal_views where version_id = v.id having count(*) > 0) opened on true`

/** Proposals that can be signed, were opened three days ago, and of which nobody was reminded. */
export const findUnsigned = (moment: Moment): SQL => sql`
  select p.id from proposals p ${latestVersion} ${opened}
  where ${isUnsigned(moment)} order by opened.at limit ${MAX_REMINDERS}`

function isUnsigned({ at }: Moment): SQL {
  const now = sql`${at.toISOString()}::timestamptz`
  return sql`
    p.status = 'sent' and (v.expires_at is null or v.expires_at > ${now})
    and opened.at <= ${now} - ${proposalReminderDays.afterOpening}::int * interval '1 day'
    and ${hasNoEmail(KIND, sql`v.id::text`)}`
}

type Row = OwnerProposalData & {
  version: string
  ownerEmail: string | null
  ownerLanguage: Language | null
}

/**
 * Queues the reminder to the owner, or to the notification address when the owner has left, unless another worker does or
 * the proposal has just been decided or revised. Without anyone to remind, a later run finds the proposal.
 */
export async function remindOwner(req: PayloadRequest, id: string, moment: Moment): Promise<boolean> {
  if (!(await lockOpenProposal(req, id))) return false
  const [due] = await runSql<Row>(
    req,
    sql`
      select v.id as version, p.id as "proposalId", p.number::int as number, v.title, v.setup_fee::float8 as "setupFee",
        v.monthly_fee::float8 as "monthlyFee", v.amount::float8 as amount, v.currency,
        to_json(v.expires_at) #>> '{}' as "expiresAt", coalesce(c.company_name, c.name, c.email) as client,
        to_json(opened.at) #>> '{}' as "openedAt", o.email as "ownerEmail", o.language as "ownerLanguage"
      from proposals p join clients c on c.id = p.client_id ${latestVersion} ${opened}
      left join users o on o.id = p.owner_id and o.role in ('admin', 'team') and o.deactivated_at is null
        and o._verified is not false
      where p.id = ${id} and ${isUnsigned(moment)}`,
  )
  if (!due) return false
  const { version, ownerEmail, ownerLanguage, ...data } = due
  const recipient = ownerEmail
    ? { recipient: ownerEmail, language: ownerLanguage ?? 'en' }
    : await notificationRecipient(asSystem(req))
  if (!recipient) return false
  await queueEmail(req, { kind: KIND, subjectId: version, ...recipient, data })
  return true
}
