import type { PayloadRequest } from 'payload'

import { AppError, type CurrentValue } from '@/lib/app-error'
import type { Language } from '@/i18n/languages'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
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
  const [lead] = await runSql<LockedLead>(
    req,
    sql`
      select id, name, email, company, phone, status, assigned_to_id as assignee, language
      from leads where id = ${id} for no key update`,
  )
  if (!lead) throw new AppError('not_found')
  return lead
}

/** Which activities record the changes of a field. */
const recorded = {
  status: sql`a.type = 'status_change'`,
  assignee: sql`a.type = 'note_added' and (a.data ? 'assigned_to' or a.data ? 'unassigned')`,
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
  const [change] = await runSql<Pick<CurrentValue, 'changedBy' | 'changedAt'>>(
    req,
    sql`
      select nullif(concat_ws(' ', u.first_name, u.last_name), '') as "changedBy",
        to_json(a.created_at) #>> '{}' as "changedAt"
      from lead_activities a left join users u on u.id = a.actor_id
      where a.lead_id = ${lead.id} and ${recorded[field]} order by a.created_at desc, a.id desc limit 1`,
  )
  const { changedBy, changedAt } = change ?? { changedBy: null, changedAt: null }
  throw new AppError('conflict', { current: { value: lead[field], changedBy, changedAt } })
}
