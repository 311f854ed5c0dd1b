import type { Payload } from 'payload'

import { hasNoEmail, pendingEmailIds, queueEmailOnce, queueEmailWithLimit } from '@/features/mail/queue-email'
import { notificationRecipient } from '@/features/settings/queries'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { log } from '@/lib/server/log'
import { columnOf, contactFields, type ContactFieldName } from '../fields'
import type { LeadEmailData } from '../mail/lead-email-data'

/** Outbox kinds: the notification to staff and the acknowledgement to the visitor. */
const NOTIFICATION = 'lead-notification'
const ACKNOWLEDGEMENT = 'lead-acknowledgement'

/**
 * How many acknowledgements one address gets in 24 hours. There is a limit because anyone can enter someone else's address.
 */
const MAX_ACKNOWLEDGEMENTS_PER_DAY = 2

const leadId = sql`l.id::text`

/** Whether a visitor sent the lead `l` with the form, as opposed to staff entering it by hand. */
const isFromVisitor = sql`
  l.source_name = 'Contact Form' and not exists (
    select from lead_activities a where a.lead_id = l.id and a.type = 'form_submit' and a.data ? 'entered_by')`

/** Created in the last week, but not in the last 30 seconds, in which the job that capture queued should run. */
const isDue = sql`l.created_at between now() - interval '7 days' and now() - interval '30 seconds'`

/**
 * Returns the ids of leads whose emails can be queued now, newest first. While there is no one to notify, leads that lack
 * only the notification are left out, and a warning says how many there are.
 */
export async function leadsMissingEmails(payload: Payload, limit: number): Promise<string[]> {
  const recipient = await notificationRecipient(asSystemWithoutRequest(payload))
  if (!recipient) await warnAboutUnnotifiedLeads(payload)
  const lacksEmail = recipient
    ? sql`(${hasNoEmail(NOTIFICATION, leadId)} or ${hasNoEmail(ACKNOWLEDGEMENT, leadId)})`
    : hasNoEmail(ACKNOWLEDGEMENT, leadId)
  const rows = await autocommit<{ id: string }>(
    payload,
    sql`
      select l.id from leads l where ${isDue} and ${isFromVisitor} and ${lacksEmail}
      order by l.created_at desc limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

async function warnAboutUnnotifiedLeads(payload: Payload): Promise<void> {
  const [row] = await autocommit<{ leads: number }>(
    payload,
    sql`
      select count(*)::int as leads from leads l
      where ${isDue} and ${isFromVisitor} and ${hasNoEmail(NOTIFICATION, leadId)}`,
  )
  if (row?.leads)
    log.warn(
      { leads: row.leads },
      'no one to notify of leads: the site settings have no address, and there is no active admin',
    )
}

/**
 * Queues the emails of a lead, one to staff and one to the visitor, each only once even if several workers run this.
 * Without a recipient, the one to staff is left to a later sweep. The one to the visitor is skipped when the address has
 * reached its limit for the day. Returns the ids of the lead's pending emails, or none if the lead was deleted or entered
 * by staff.
 */
export async function queueLeadEmails(payload: Payload, id: string): Promise<string[]> {
  const lead = await findCapturedLead(payload, id)
  if (!lead) return []
  const staff = await notificationRecipient(asSystemWithoutRequest(payload))
  if (staff) await queueEmailOnce(payload, { kind: NOTIFICATION, subjectId: id, data: lead, ...staff })
  const { name, email: recipient, language } = lead
  const data = { name, person: await findTeamMember(payload) }
  const acknowledgement = { kind: ACKNOWLEDGEMENT, subjectId: id, data, recipient, language }
  await queueEmailWithLimit(payload, acknowledgement, MAX_ACKNOWLEDGEMENTS_PER_DAY)
  return pendingEmailIds(payload, id, [NOTIFICATION, ACKNOWLEDGEMENT])
}

/** The first member of the team that the site names. */
async function findTeamMember(payload: Payload): Promise<string | undefined> {
  const team = await asSystemWithoutRequest(payload).findGlobal({ slug: 'team', depth: 0 })
  return team._status === 'published' ? team.members?.[0]?.name : undefined
}

const contactColumns = sql.raw(
  (Object.keys(contactFields) as ContactFieldName[])
    .map((name) => `l.${columnOf(name)} as "${name}"`)
    .join(', '),
)

async function findCapturedLead(payload: Payload, id: string): Promise<LeadEmailData | undefined> {
  const [lead] = await autocommit<
    Omit<LeadEmailData, 'score' | 'campaign'> & { score: string; campaign: (string | null)[] }
  >(
    payload,
    sql`
      select l.id as "leadId", ${contactColumns}, l.language, score,
        array[utm_source, utm_medium, utm_campaign] as campaign, coalesce(score_rules, '[]') as "scoreRules",
        to_json(l.created_at) #>> '{}' as "receivedAt"
      from leads l where l.id = ${id} and ${isFromVisitor}`,
  )
  return (
    lead && { ...lead, score: Number(lead.score), campaign: lead.campaign.filter((part) => part !== null) }
  )
}
