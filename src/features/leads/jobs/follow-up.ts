import type { Payload } from 'payload'

import { whomToTell } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { asSystemAlone, autocommit, statement } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import type { LeadMailData } from '../mail/lead-mail-data'

/** The two mails that a lead of the form is owed. */
const notification = 'lead-notification'
const acknowledgement = 'lead-acknowledgement'

/** A lead that a visitor sent: by the form, and not typed in by staff. `l` is the lead. */
const byVisitor = statement`
  l.source_name = 'Contact Form' and not exists (
    select from lead_activities a where a.lead_id = l.id and a.type = 'form_submit' and a.data ? 'entered_by')`

const owes = (kind: string) =>
  statement`not exists (select from outbox o where o.kind = ${kind} and o.subject_id = l.id::text)`

/** Leads of the last week whose mails nobody wrote yet, newest first; the first half minute belongs to their job. */
export async function leadsWithoutMails(payload: Payload, limit: number): Promise<string[]> {
  const rows = await autocommit<{ id: string }>(
    payload,
    statement`
      select l.id from leads l
      where l.created_at between now() - interval '7 days' and now() - interval '30 seconds'
        and ${byVisitor} and (${owes(notification)} or ${owes(acknowledgement)})
      order by l.created_at desc limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Writes what a lead is owed into the outbox: a mail to staff and one to the visitor, each once, however often and by
 * however many this is done. Answers the ids of its mails that wait to be sent; none for a lead that is gone or that
 * staff entered.
 */
export async function followUp(payload: Payload, leadId: string): Promise<string[]> {
  const lead = await leadToWrite(payload, leadId)
  if (!lead) return []
  const staff = await whomToTell(asSystemAlone(payload))
  if (staff) await owe(payload, notification, lead, staff.recipient, staff.language)
  else
    log.warn(
      { lead: leadId },
      'nobody to tell of a lead: the site settings have no address and there is no admin',
    )
  await owe(payload, acknowledgement, lead, lead.email, lead.language)
  const rows = await autocommit<{ id: string }>(
    payload,
    statement`select id from outbox where kind in (${notification}, ${acknowledgement}) and subject_id = ${leadId}
      and status = 'pending'`,
  )
  return rows.map(({ id }) => id)
}

async function leadToWrite(payload: Payload, id: string): Promise<LeadMailData | undefined> {
  const [lead] = await autocommit<
    Omit<LeadMailData, 'score' | 'campaign'> & { score: string; campaign: (string | null)[] }
  >(
    payload,
    statement`
      select l.id as "leadId", name, email, phone, company, message, service_interest as service, language, score,
        array[utm_source, utm_medium, utm_campaign] as campaign, coalesce(score_rules, '[]') as "scoreRules",
        to_json(l.created_at) #>> '{}' as "receivedAt"
      from leads l where l.id = ${id} and ${byVisitor}`,
  )
  return (
    lead && { ...lead, score: Number(lead.score), campaign: lead.campaign.filter((part) => part !== null) }
  )
}

/** One mail of its kind for the lead, also when the settings name another recipient by now. */
async function owe(
  payload: Payload,
  kind: string,
  lead: LeadMailData,
  recipient: string,
  language: Language,
): Promise<void> {
  await autocommit(
    payload,
    statement`
      insert into outbox (kind, subject_id, recipient, language, data)
      select ${kind}, l.id::text, ${recipient}, ${language}::enum_outbox_language, ${JSON.stringify(lead)}::jsonb
      from leads l where l.id = ${lead.leadId} and ${owes(kind)}
      on conflict (kind, subject_id, recipient) do nothing`,
  )
}
