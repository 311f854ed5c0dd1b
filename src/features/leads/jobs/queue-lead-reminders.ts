import { and, eq, gt, lte } from 'drizzle-orm'
import type { Payload } from 'payload'

import { hasNoEmail, queueEmailOnce } from '@/features/mail/queue-email'
import { notificationRecipient } from '@/features/settings/queries'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommitDatabase, sql, isoTime } from '@/lib/server/db/sql'
import { leads, users } from '@/payload-tables'
import { PROMISED_HOURS, REMINDER_HOURS } from '../first-reply-rules'
import type { StaffLeadEmailData } from '../mail/staff-lead-emails'
import { clockBegin, isUnanswered } from '../queries/lead-conditions'

const REMINDER = 'lead-reminder'

/** The reminders of one run. The next one continues. */
const MAX_REMINDERS = 500

/**
 * Queues a reminder for each lead whose promised reply is due within `REMINDER_HOURS`, once per lead: to its assignee, else
 * to the notification address. Returns the ids of the emails.
 */
export async function queueLeadReminders(payload: Payload): Promise<string[]> {
  const due = await findDueLeads(payload)
  if (due.length === 0) return []
  const staff = await notificationRecipient(asSystemWithoutRequest(payload))
  const ids: string[] = []
  for (const { assignee, lead } of due) {
    const recipient = assignee ?? staff
    // Without anyone to remind, a later run finds the lead.
    if (!recipient) continue
    const data: StaffLeadEmailData = { ...lead, isAnswered: false, by: null }
    const id = await queueEmailOnce(payload, { kind: REMINDER, subjectId: lead.leadId, ...recipient, data })
    if (id) ids.push(id)
  }
  return ids
}

const hoursAgo = (count: number) => sql`now() - ${count} * interval '1 hour'`

/** Leads without a reply whose promise has not been broken yet. The partial index `leads_unanswered_idx` has them. */
function findDueLeads(payload: Payload) {
  const { id: leadId, name, email, company, phone, message, language } = leads
  const contact = { leadId, name, email, company, phone, message, language }
  return autocommitDatabase(payload)
    .select({
      lead: { ...contact, receivedAt: isoTime(clockBegin) },
      assignee: { recipient: users.email, language: users.language },
    })
    .from(leads)
    .leftJoin(users, and(eq(users.id, leads.assignedTo), isStaffAccount, isActive))
    .where(
      and(
        isUnanswered,
        gt(clockBegin, hoursAgo(PROMISED_HOURS)),
        lte(clockBegin, hoursAgo(PROMISED_HOURS - REMINDER_HOURS)),
        hasNoEmail(REMINDER, sql`${leads.id}::text`),
      ),
    )
    .orderBy(clockBegin)
    .limit(MAX_REMINDERS)
}
