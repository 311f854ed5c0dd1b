import type { Payload } from 'payload'

import { hasNoEmail, pendingEmailIds, queueEmailOnce } from '@/features/mail/queue-email'
import { notificationRecipient } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { PROMISED_HOURS, REMINDER_HOURS } from '../first-reply-rules'
import type { StaffLeadEmailData } from '../mail/staff-lead-email-data'

const REMINDER = 'lead-reminder'

/** The reminders of one run. The next one continues. */
const MAX_REMINDERS = 500

type Due = Omit<StaffLeadEmailData, 'isAnswered' | 'by'> & {
  assigneeEmail: string | null
  assigneeLanguage: Language | null
}

/**
 * Queues a reminder for each lead whose promised reply is due within `REMINDER_HOURS`, once per lead: to its assignee, else
 * to the notification address. Returns the ids of the emails to send.
 */
export async function queueLeadReminders(payload: Payload): Promise<string[]> {
  const leads = await findDueLeads(payload)
  if (leads.length === 0) return []
  const staff = await notificationRecipient(asSystemWithoutRequest(payload))
  const ids: string[] = []
  for (const { assigneeEmail, assigneeLanguage, ...lead } of leads) {
    const recipient = assigneeEmail ? { recipient: assigneeEmail, language: assigneeLanguage ?? 'en' } : staff
    // Without anyone to remind, a later run finds the lead.
    if (!recipient) continue
    const data: StaffLeadEmailData = { ...lead, isAnswered: false, by: null }
    await queueEmailOnce(payload, { kind: REMINDER, subjectId: lead.leadId, ...recipient, data })
    ids.push(...(await pendingEmailIds(payload, lead.leadId, [REMINDER])))
  }
  return ids
}

const hours = (count: number) => sql`${count} * interval '1 hour'`

/** Leads without a reply whose promise has not been broken yet. The partial index `leads_unanswered_idx` has them. */
const findDueLeads = (payload: Payload): Promise<Due[]> =>
  autocommit<Due>(
    payload,
    sql`
      select l.id as "leadId", l.name, l.email, l.company, l.phone, l.message, l.language,
        to_json(l.created_at) #>> '{}' as "receivedAt", u.email as "assigneeEmail", u.language as "assigneeLanguage"
      from leads l left join users u
        on u.id = l.assigned_to_id and u.role in ('admin', 'team') and u.deactivated_at is null
          and u._verified is not false
      where l.status = 'new' and l.first_reply_at is null
        and l.created_at > now() - ${hours(PROMISED_HOURS)}
        and l.created_at <= now() - ${hours(PROMISED_HOURS - REMINDER_HOURS)}
        and ${hasNoEmail(REMINDER, sql`l.id::text`)}
      order by l.created_at limit ${MAX_REMINDERS}`,
  )
