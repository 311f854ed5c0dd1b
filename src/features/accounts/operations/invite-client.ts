import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { findAccountByEmail, lockEmail, type AccountRow } from '@/lib/server/auth/account-rows'
import { asSystem, asUser } from '@/lib/server/db/local-api'
import { inTransaction, sql, statement } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { queueEmail } from '@/features/mail/queue-email'
import { unusablePassword } from '@/lib/server/auth/password'
import type { Client } from '@/payload-types'
import { queueInvitationEmail } from './queue-link-emails'

type InvitationResult = { state: 'invited' | 'linked' }

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
    await lockEmail(req, client.email)
    const owner = await findAccountByEmail(req, client.email)
    if (!owner) return sendInvitation(req, await createAccount(req, client))
    if (owner.role !== 'client') throw new AppError('conflict', { fields: { client: 'staff' } })
    if (owner.client && owner.client !== id)
      throw new AppError('conflict', { fields: { client: 'elsewhere' } })
    await sql(
      req,
      statement`update users set client_id = ${id}, unlinked_at = null, updated_at = now() where id = ${owner.id}`,
    )
    await announce(req, 'users', owner.id)
    if (owner.verified) return sendLinkedNotice(req, owner)
    // A sign-up that was never verified has a password, perhaps of someone else: it must not open the account.
    if (!owner.client) await discardPassword(req, owner.id)
    return sendInvitation(req, { ...owner, language: client.language })
  })
}

async function createAccount(req: PayloadRequest, client: Client): Promise<AccountRow> {
  const { email, firstName, lastName, companyName, phone, language } = client
  const person = { email, firstName, lastName, companyName, phone, language }
  const data = { ...person, role: 'client' as const, client: client.id, password: unusablePassword() }
  const { id } = await asSystem(req).create({ collection: 'users', data: { ...data, _verified: false } })
  const account = { id, email, role: 'client' as const, language, name: firstName, client: client.id }
  return { ...account, verified: false, verification: null }
}

async function discardPassword(req: PayloadRequest, id: string): Promise<void> {
  await asSystem(req).update({ collection: 'users', id, data: { password: unusablePassword() } })
  await sql(req, statement`update users set _verificationtoken = null where id = ${id}`)
}

async function sendInvitation(req: PayloadRequest, account: AccountRow): Promise<InvitationResult> {
  await queueInvitationEmail(req, account)
  return { state: 'invited' }
}

async function sendLinkedNotice(
  req: PayloadRequest,
  { email, language, name }: AccountRow,
): Promise<InvitationResult> {
  await queueEmail(req, {
    kind: 'linked',
    subjectId: randomUUID(),
    recipient: email,
    language,
    data: { name },
  })
  return { state: 'linked' }
}
