import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
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
  const [person] = await runSql<Person>(
    req,
    sql`
      select id, nullif(concat_ws(' ', first_name, last_name), '') as name from users
      where id = ${id} and role in ('admin', 'team') and deactivated_at is null
        and _verified is not false`,
  )
  if (!person) throw new AppError('invalid', { fields: { assignee: 'invalid' } })
  return person
}
