import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { lockLead, type LockedLead } from '@/features/leads/operations/lock-lead'
import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, isoTime } from '@/lib/server/db/sql'
import { calls } from '@/payload-tables'
import type { CallStatus } from '../rules'

type LockedCall = {
  lead: LockedLead
  person: string | null
  status: CallStatus
  startsAt: string
  endsAt: string
}

/**
 * Reads a call for staff and locks it with its lead until the transaction ends: first the call, as a trigger does.
 * Throws AppError 'not_found' when there is no such call, because its lead was erased.
 */
export async function lockCallForStaff(req: PayloadRequest, id: string): Promise<LockedCall> {
  requireStaff(req)
  const db = await databaseOf(req)
  const { lead, person, status, startsAt, endsAt } = calls
  const [call] = await db
    .select({ lead, person, status, startsAt: isoTime(startsAt), endsAt: isoTime(endsAt) })
    .from(calls)
    .where(eq(calls.id, id))
    .for('no key update')
  if (!call) throw new AppError('not_found')
  return { ...call, lead: await lockLead(req, call.lead) }
}
