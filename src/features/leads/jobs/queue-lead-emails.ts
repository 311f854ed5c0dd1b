import { and, desc, eq, exists, notExists, or } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Payload } from 'payload'

import { hasNoEmail, queueEmailOnce } from '@/features/mail/queue-email'
import { notificationRecipient } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommitDatabase, sql, isoTime } from '@/lib/server/db/sql'
import { log } from '@/lib/server/log'
import { calls, lead_activities, leads } from '@/payload-tables'
import { leadEmailData, type CallOffer, type LeadEmailData } from '../mail/lead-emails'
import { isFollowUpDue } from '../queries/lead-conditions'

/** Outbox kinds: the notification to staff and the acknowledgement to the visitor. */
const NOTIFICATION = 'lead-notification'
const ACKNOWLEDGEMENT = 'lead-acknowledgement'

/**
 * How many acknowledgements one address gets in 24 hours. There is a limit because anyone can enter someone else's address.
 */
const MAX_ACKNOWLEDGEMENTS_PER_DAY = 2

/** Finds the free times that the acknowledgement of a lead offers; undefined when nobody takes calls. */
export type FindOffer = (lead: { leadId: string; language: Language }) => Promise<CallOffer | undefined>

const leadId = sql`${leads.id}::text`

/** A query for the first activity of a lead, if its data have this key. */
const firstActivityWith = (key: 'entered_by' | 'key') =>
  new QueryBuilder()
    .select({ id: lead_activities.id })
    .from(lead_activities)
    .where(
      and(
        eq(lead_activities.lead, leads.id),
        eq(lead_activities.type, 'form_submit'),
        sql`${lead_activities.data} ? ${key}`,
      ),
    )

/** Whether another system sent the lead with a key. The source alone doesn't say it: other leads have the same ones. */
const isKeyed = exists(firstActivityWith('key'))
const isFromForm = and(eq(leads.sourceName, 'Contact Form'), notExists(firstActivityWith('entered_by')))
/** Whether the lead wrote to us, with the form or through another system, as opposed to staff entering it by hand. */
const isFromVisitor = or(isFromForm, isKeyed)

const callsOf = new QueryBuilder().select({ id: calls.id }).from(calls).where(eq(calls.lead, leads.id))
/** The email about a call that was booked confirms the message, too. */
const hasNoCall = notExists(callsOf)
const lacksAcknowledgement = and(hasNoEmail(ACKNOWLEDGEMENT, leadId), hasNoCall)

/**
 * Returns the ids of leads whose emails can be queued now, newest first. While there is no one to notify, leads that lack
 * only the notification are left out, and a warning says how many there are.
 */
export async function leadsMissingEmails(payload: Payload, limit: number): Promise<string[]> {
  const recipient = await notificationRecipient(asSystemWithoutRequest(payload))
  if (!recipient) await warnAboutUnnotifiedLeads(payload)
  const lacksEmail = recipient
    ? or(hasNoEmail(NOTIFICATION, leadId), lacksAcknowledgement)
    : lacksAcknowledgement
  const rows = await autocommitDatabase(payload)
    .select({ id: leads.id })
    .from(leads)
    .where(and(isFollowUpDue, isFromVisitor, lacksEmail))
    .orderBy(desc(leads.createdAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

async function warnAboutUnnotifiedLeads(payload: Payload): Promise<void> {
  const db = autocommitDatabase(payload)
  const missing = and(isFollowUpDue, isFromVisitor, hasNoEmail(NOTIFICATION, leadId))
  const count = await db.$count(leads, missing)
  if (count > 0)
    log.warn(
      { leads: count },
      'no one to notify of leads: the site settings have no address, and there is no active admin',
    )
}

/**
 * Queues the emails of a lead, one to staff and one to the visitor, each only once even if several workers run this.
 * Without a recipient, the one to staff is left to a later sweep. The one to the visitor is skipped when the address has
 * reached its limit for the day, and is not for a lead that has booked a call. `findOffer` finds free times for a call, which the
 * one to the visitor offers. Returns the ids of those to send, none if the lead was deleted or entered by staff.
 */
export async function queueLeadEmails(
  payload: Payload,
  id: string,
  findOffer?: FindOffer,
): Promise<string[]> {
  const found = await findCapturedLead(payload, id)
  if (!found) return []
  const { lead, isConnected } = found
  const staff = await notificationRecipient(asSystemWithoutRequest(payload))
  const notification = { kind: NOTIFICATION, subjectId: id, data: lead }
  const ids = [staff ? await queueEmailOnce(payload, { ...notification, ...staff }) : undefined]
  const { name, email: recipient, language } = lead
  if (!(await hasCall(payload, id))) {
    const data = {
      name,
      person: await findTeamMember(payload),
      offer: await findOffer?.(lead),
      ...(isConnected && { isConnected }),
    }
    const acknowledgement = { kind: ACKNOWLEDGEMENT, subjectId: id, data, recipient, language }
    ids.push(await queueEmailOnce(payload, acknowledgement, MAX_ACKNOWLEDGEMENTS_PER_DAY))
  }
  return ids.filter((one) => one !== undefined)
}

const hasCall = async (payload: Payload, lead: string): Promise<boolean> =>
  (await autocommitDatabase(payload).$count(calls, eq(calls.lead, lead))) > 0

/** The first member of the team that the site names. */
async function findTeamMember(payload: Payload): Promise<string | undefined> {
  const team = await asSystemWithoutRequest(payload).findGlobal({ slug: 'team', depth: 0 })
  return team._status === 'published' ? team.members?.[0]?.name : undefined
}

/** `isConnected`: another system sent the lead. */
async function findCapturedLead(
  payload: Payload,
  id: string,
): Promise<{ lead: LeadEmailData; isConnected: boolean } | undefined> {
  const { name, email, phone, company, serviceInterest, message, language, score } = leads
  const { utm_source, utm_medium, utm_campaign, scoreRules } = leads
  const contact = { name, email, phone, company, serviceInterest, message, language }
  const [row] = await autocommitDatabase(payload)
    .select({
      lead: { leadId: leads.id, ...contact, score, receivedAt: isoTime(leads.createdAt) },
      campaign: { utm_source, utm_medium, utm_campaign },
      scoreRules,
      isConnected: sql<boolean>`${isKeyed}`,
    })
    .from(leads)
    .where(and(eq(leads.id, id), isFromVisitor))
  if (!row) return undefined
  const campaign = Object.values(row.campaign).filter((part) => part !== null)
  const rules = leadEmailData.shape.scoreRules.parse(row.scoreRules ?? [])
  return { lead: { ...row.lead, campaign, scoreRules: rules }, isConnected: row.isConnected }
}
