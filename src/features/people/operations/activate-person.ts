import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { lockPerson } from './lock-person'

/** Gives a deactivated colleague access again. Someone who never joined needs another invitation. For admins only. */
export async function activatePerson({ req }: Context, { person: id }: { person: string }): Promise<object> {
  return inTransaction(req, async () => {
    const { isDeactivated } = await lockPerson(req, id)
    if (isDeactivated)
      await asUser(req).update({ collection: 'users', id, data: { deactivatedAt: null }, depth: 0 })
    return {}
  })
}
