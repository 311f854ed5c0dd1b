import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { queueEmail } from '@/features/mail/queue-email'
import { AppError } from '@/lib/app-error'
import type { AccountRow } from '@/lib/server/auth/account-rows'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { grantAccess, type Access } from './grant-access'
import { queueInvitationEmail } from './queue-link-emails'

type InvitationResult = Pick<Access, 'state'>

/**
 * Gives a client access to the portal: creates an account with the client's address and queues the invitation with a
 * link to set a password. A repeated call sends it again. An existing account is linked to the client and notified.
 * Throws AppError 'not_found' without such a client, and 'conflict' when the client is suspended or the account cannot
 * be linked: the field `client` says why.
 */
export async function inviteClient(
  { req }: Context,
  { client: id }: { client: string },
): Promise<InvitationResult> {
  const client = await asUser(req).findByID({ collection: 'clients', id, depth: 0, disableErrors: true })
  if (!client) throw new AppError('not_found')
  if (client.status === 'suspended') throw new AppError('conflict', { fields: { client: 'suspended' } })
  await consumeRateLimit('accountEmail', `invite ${id}`)
  return inTransaction(req, async () => {
    const { state, account } = await grantAccess(req, client)
    if (state === 'invited') await queueInvitationEmail(req, account)
    else await queueLinkedNotice(req, account)
    return { state }
  })
}

/** Tells the owner of an account that it was linked to a client. */
async function queueLinkedNotice(req: PayloadRequest, { email, language, name }: AccountRow): Promise<void> {
  await queueEmail(req, {
    kind: 'linked',
    subjectId: randomUUID(),
    recipient: email,
    language,
    data: { name },
  })
}
