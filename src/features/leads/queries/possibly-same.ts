import { and, desc, eq, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { isStaff } from '@/lib/roles'
import { databaseOf, sql, isoTime, lower } from '@/lib/server/db/sql'
import { leads } from '@/payload-tables'
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
  const other = alias(leads, 'other')
  const sameEmail = eq(lower(other.email), lower(leads.email))
  const samePhone = eq(other.normalizedPhone, leads.normalizedPhone)
  const isLongEnough = sql`length(${leads.normalizedPhone}) >= 7`
  const sameSubmission = eq(other.submissionId, leads.submissionId)
  const db = await databaseOf(req)
  return db
    .select({
      id: other.id,
      name: other.name,
      email: other.email,
      status: other.status,
      createdAt: isoTime(other.createdAt),
      same: sql<PossiblySameLead['same']>`case when ${sameEmail} then 'email'
        when ${samePhone} then 'phone' else 'submission' end`,
    })
    .from(leads)
    .innerJoin(
      other,
      and(ne(other.id, leads.id), or(sameEmail, and(isLongEnough, samePhone), sameSubmission)),
    )
    .where(eq(leads.id, id))
    .orderBy(desc(other.createdAt))
    .limit(MAX_POSSIBLY_SAME)
}
