import { queueInvitationEmail } from '@/features/accounts/operations/queue-link-emails'
import { AppError } from '@/lib/app-error'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { lockPerson } from './lock-person'

/**
 * Queues the invitation of a colleague again, with the same link while it is fresh. Throws AppError 'conflict' when the
 * person has joined already or is deactivated: the field `person` says which. For admins only.
 */
export async function resendInvitation(
  { req }: Context,
  { person: id }: { person: string },
): Promise<object> {
  return inTransaction(req, async () => {
    const person = await lockPerson(req, id)
    if (person.isDeactivated) throw new AppError('conflict', { fields: { person: 'deactivated' } })
    if (person.verified) throw new AppError('conflict', { fields: { person: 'active' } })
    await consumeRateLimit('accountEmail', `invite ${id}`)
    await queueInvitationEmail(req, person)
    return {}
  })
}
