import { eq } from 'drizzle-orm'

import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { users } from '@/payload-tables'
import { lockPerson, requireAnotherAdmin } from './lock-person'

/**
 * Takes away the access of a colleague, from their next request on. The link of a pending invitation or a reset stops
 * working. Throws AppError 'conflict' for the last admin. For admins only.
 */
export async function deactivatePerson(
  { req }: Context,
  { person: id }: { person: string },
): Promise<object> {
  return inTransaction(req, async () => {
    const person = await lockPerson(req, id)
    if (person.isDeactivated) return {}
    await requireAnotherAdmin(req, person)
    const data = { deactivatedAt: new Date().toISOString() }
    await asUser(req).update({ collection: 'users', id, data, depth: 0 })
    const db = await databaseOf(req)
    await db
      .update(users)
      .set({ resetPasswordToken: null, resetPasswordExpiration: null })
      .where(eq(users.id, id))
    return {}
  })
}
