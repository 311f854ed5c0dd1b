import { and, desc, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import type { Language } from '@/i18n/languages'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, sql, isoTime, personName } from '@/lib/server/db/sql'
import { lead_activities, leads, users } from '@/payload-tables'
import type { LeadStatus } from '../rules'

export type LockedLead = {
  id: string
  name: string
  email: string
  company: string | null
  phone: string | null
  status: LeadStatus
  assignee: string | null
  language: Language
}

/** As `lockLead`, for staff. Throws AppError 'unauthenticated' or 'forbidden' for anyone else. */
export async function lockLeadForStaff(req: PayloadRequest, id: string): Promise<LockedLead> {
  requireStaff(req)
  return lockLead(req, id)
}

/**
 * Reads a lead and locks it until the transaction ends. Throws AppError 'not_found' when someone has deleted it. Checks no
 * access: signing a proposal moves its lead, too.
 */
export async function lockLead(req: PayloadRequest, id: string): Promise<LockedLead> {
  const { name, email, company, phone, status, assignedTo: assignee, language } = leads
  const db = await databaseOf(req)
  const [lead] = await db
    .select({ id: leads.id, name, email, company, phone, status, assignee, language })
    .from(leads)
    .where(eq(leads.id, id))
    .for('no key update')
  if (!lead) throw new AppError('not_found')
  return lead
}

const { type, data } = lead_activities
/** Which activities record the changes of a field. */
const recorded = {
  status: eq(type, 'status_change'),
  assignee: and(eq(type, 'note_added'), sql`(${data} ? 'assigned_to' or ${data} ? 'unassigned')`),
}

/**
 * Throws AppError 'conflict' with the current value and who set it, unless the lead has the value that the board showed:
 * someone else has changed it meanwhile, and their change must not be lost unseen.
 */
export async function requireExpected(
  req: PayloadRequest,
  lead: LockedLead,
  field: 'status' | 'assignee',
  expected: string | null,
): Promise<void> {
  if (lead[field] === expected) return
  const db = await databaseOf(req)
  const [change] = await db
    .select({ changedBy: personName(users), changedAt: isoTime(lead_activities.createdAt) })
    .from(lead_activities)
    .leftJoin(users, eq(users.id, lead_activities.actor))
    .where(and(eq(lead_activities.lead, lead.id), recorded[field]))
    .orderBy(desc(lead_activities.createdAt), desc(lead_activities.id))
    .limit(1)
  const { changedBy, changedAt } = change ?? { changedBy: null, changedAt: null }
  throw new AppError('conflict', { current: { value: lead[field], changedBy, changedAt } })
}
