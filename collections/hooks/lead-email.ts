import { and, eq, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { queueEmail } from '../../src/features/mail/queue-email'
import { databaseOf, sql } from '../../src/lib/server/db/sql'
import { users } from '../../src/payload-tables'
import type { Lead } from '../../src/payload-types'

type Assignment = {
  /** The id of the activity that records it: a lead can be assigned to the same person twice. */
  activity: string
  assignee: string
  lead: Lead
}

/**
 * Queues an email to the new assignee of a lead, in their language. Skipped for people who assign a lead to themselves,
 * for a deactivated account and one whose address is not verified, and for changes by the system.
 */
export async function queueAssignmentEmail(
  req: PayloadRequest,
  { activity, assignee, lead }: Assignment,
): Promise<void> {
  if (!req.user || req.user.id === assignee) return
  const db = await databaseOf(req)
  const [person] = await db
    .select({ recipient: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, assignee), isNull(users.deactivatedAt), sql`${users._verified} is not false`))
  if (!person) return
  const { id, name, email, company, phone, message, language, createdAt, firstReplyAt, status } = lead
  const optionalFields = { company: company ?? null, phone: phone ?? null, message: message ?? null }
  const isAnswered = Boolean(firstReplyAt) || status !== 'new'
  const about = { leadId: id, name, email, ...optionalFields, language, receivedAt: createdAt, isAnswered }
  await queueEmail(req, {
    kind: 'lead-assigned',
    subjectId: activity,
    ...person,
    data: { ...about, by: displayName(req.user) },
  })
}
