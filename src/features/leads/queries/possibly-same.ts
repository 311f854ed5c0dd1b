import type { PayloadRequest } from 'payload'

import { isStaff } from '@/lib/roles'
import { runSql, sql } from '@/lib/server/db/sql'
import type { LeadStatus } from '../rules'

/** A lead that may come from the same person as another one. `createdAt` is an ISO time. */
export type PossiblySameLead = {
  id: string
  name: string
  email: string
  status: LeadStatus
  createdAt: string
  /** What they share. */
  same: 'email' | 'phone' | 'submission'
}

const MAX_POSSIBLY_SAME = 10

/**
 * Returns the newest other leads with the same email address, whatever its case, the same phone number, however it is
 * written, or from the same submission: a visitor who corrects a message sends it again. Empty unless the user of the
 * request is staff.
 */
export async function listPossiblySameLeads(req: PayloadRequest, id: string): Promise<PossiblySameLead[]> {
  if (!isStaff(req.user)) return []
  return runSql<PossiblySameLead>(
    req,
    sql`
      select other.id, other.name, other.email, other.status, to_json(other.created_at) #>> '{}' as "createdAt",
        case when lower(other.email) = lower(lead.email) then 'email'
          when other.normalized_phone = lead.normalized_phone then 'phone' else 'submission' end as same
      from leads lead
      join leads other on other.id <> lead.id and (lower(other.email) = lower(lead.email)
        or (length(lead.normalized_phone) >= 7 and other.normalized_phone = lead.normalized_phone)
        or other.submission_id = lead.submission_id)
      where lead.id = ${id} order by other.created_at desc limit ${MAX_POSSIBLY_SAME}`,
  )
}
