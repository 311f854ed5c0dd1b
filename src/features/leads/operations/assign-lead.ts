import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-conditions'
import { personName } from '@/lib/server/db/expressions'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { users } from '@/payload-tables'
import type { AssignLeadInput } from '../board-schemas'
import type { Person } from '../queries/lead-rows'
import { lockLeadForStaff, requireExpected } from './lock-lead'

/**
 * Assigns a lead to a staff member, or to nobody. The new assignee gets an email, unless they assigned it themselves.
 * Throws AppError 'not_found' for a deleted lead, 'invalid' for an assignee who is not active staff, and 'conflict' with
 * the current assignee's id if it is not the expected one.
 */
export async function assignLead(
  { req }: Context,
  { lead: id, assignee, expected }: AssignLeadInput,
): Promise<{ assignee: Person | null }> {
  return inTransaction(req, async () => {
    const lead = await lockLeadForStaff(req, id)
    const person = assignee ? await findActiveStaff(req, assignee) : null
    if (lead.assignee !== assignee) await requireExpected(req, lead, 'assignee', expected)
    await asUser(req).update({ collection: 'leads', id, data: { assignedTo: assignee }, depth: 0 })
    return { assignee: person }
  })
}

async function findActiveStaff(req: PayloadRequest, id: string): Promise<Person> {
  const db = await databaseOf(req)
  const [person] = await db
    .select({ id: users.id, name: personName(users) })
    .from(users)
    .where(and(eq(users.id, id), isStaffAccount, isActive))
  if (!person) throw new AppError('invalid', { fields: { assignee: 'invalid' } })
  return person
}
