import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { databaseOf, isoTime, personName, sql } from '@/lib/server/db/sql'
import { availabilities, calls, leads, users } from '@/payload-tables'
import type { CallKind, CallStatus } from '../rules'

/**
 * A call with what changes and emails need of its lead and person. Times are ISO texts. `isStaff`: who has left or lost the role
 * gets no more emails, which have a visitor's data.
 */
export type CallRow = {
  id: string
  status: CallStatus
  startsAt: string
  by: CallKind
  phone: string | null
  videoUrl: string | null
  topic: string | null
  timeZone: string
  callLanguage: Language
  sequence: number
  cancelReason: string | null
  lead: { id: string; name: string; email: string; language: Language }
  person: {
    id: string
    name: string | null
    email: string
    language: Language
    zone: string | null
    isStaff: boolean
  } | null
}

const columns = {
  id: calls.id,
  status: calls.status,
  startsAt: isoTime(calls.startsAt),
  by: calls.by,
  phone: calls.phone,
  videoUrl: calls.videoUrl,
  topic: calls.topic,
  timeZone: calls.timeZone,
  callLanguage: calls.language,
  sequence: sql`${calls.sequence}`.mapWith(Number),
  cancelReason: calls.cancelReason,
  lead: { id: leads.id, name: leads.name, email: leads.email, language: leads.language },
  person: {
    id: users.id,
    name: personName(users),
    email: users.email,
    language: users.language,
    zone: availabilities.timeZone,
    isStaff: sql<boolean>`coalesce(${and(isActive, isStaffAccount)}, false)`,
  },
}

/** Returns a call; undefined when its lead was erased. Checks no access. */
export async function findCall(req: PayloadRequest, id: string): Promise<CallRow | undefined> {
  const db = await databaseOf(req)
  const [row] = await db
    .select(columns)
    .from(calls)
    .innerJoin(leads, eq(leads.id, calls.lead))
    .leftJoin(users, eq(users.id, calls.person))
    .leftJoin(availabilities, eq(availabilities.user, users.id))
    .where(eq(calls.id, id))
  return row as CallRow | undefined
}
