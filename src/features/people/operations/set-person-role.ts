import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { StaffRole } from '../rules'
import type { SetPersonRoleInput } from '../schemas'
import { lockPerson, requireAnotherAdmin } from './lock-person'

/**
 * Sets the role of a colleague. It counts from their next request on. Throws AppError 'conflict' for the last admin, and
 * with the current role when it is not the expected one. For admins only.
 */
export async function setPersonRole(
  { req }: Context,
  { person: id, role, expected }: SetPersonRoleInput,
): Promise<{ role: StaffRole }> {
  return inTransaction(req, async () => {
    const person = await lockPerson(req, id)
    if (person.role === role) return { role }
    if (person.role !== expected)
      throw new AppError('conflict', { current: { value: person.role, changedBy: null, changedAt: null } })
    if (role !== 'admin') await requireAnotherAdmin(req, person)
    await asUser(req).update({ collection: 'users', id, data: { role }, depth: 0 })
    return { role }
  })
}
