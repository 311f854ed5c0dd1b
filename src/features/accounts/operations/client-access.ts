import { eq, and, isNotNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { randomUUID } from 'node:crypto'

import { queueEmail } from '@/features/mail/queue-email'
import { AppError } from '@/lib/app-error'
import { findAccountByEmail, lockEmail, type AccountRow } from '@/lib/server/auth/account-rows'
import { unusablePassword } from '@/lib/server/auth/password'
import { endSessions } from '@/lib/server/auth/session'
import { asSystem, asUser } from '@/lib/server/db/local-api'
import { databaseOf, sql, inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { announce } from '@/lib/server/live/announce'
import { users } from '@/payload-tables'
import type { Client } from '@/payload-types'
import { queueInvitationEmail } from './link-emails'

/** An account that may sign in for a client. An `invited` one has to set a password first. */
type Access = { state: 'invited' | 'linked'; account: AccountRow; isNew: boolean }

/**
 * Gives the address of a client access to the portal: creates an account, or links the existing one to the client. Locks the
 * address; needs a transaction. Callers have checked that the user is staff, and email the owner. Throws AppError 'conflict'
 * when the client is suspended or the account cannot be linked: the field `client` says why.
 */
export async function grantAccess(req: PayloadRequest, client: Client): Promise<Access> {
  if (client.status === 'suspended') throw conflict('suspended')
  await lockEmail(req, client.email)
  const owner = await findAccountByEmail(req, client.email)
  if (!owner) return { state: 'invited', account: await createAccount(req, client), isNew: true }
  if (owner.role !== 'client') throw conflict('staff')
  if (owner.client && owner.client !== client.id) throw conflict('elsewhere')
  if (!owner.client) await linkAccount(req, { user: owner.id, client: client.id })
  const isNew = !owner.client
  if (owner.verified) return { state: 'linked', account: owner, isNew }
  // A sign-up that was never verified has a password, perhaps of someone else: it must not open the account.
  if (isNew) await discardPassword(req, owner.id)
  return { state: 'invited', account: { ...owner, language: client.language }, isNew }
}

const conflict = (client: string) => new AppError('conflict', { fields: { client } })

async function createAccount(req: PayloadRequest, client: Client): Promise<AccountRow> {
  const { email, firstName, lastName, companyName, phone, language } = client
  const person = { email, firstName, lastName, companyName, phone, language }
  const data = { ...person, role: 'client' as const, client: client.id, password: unusablePassword() }
  const { id } = await asSystem(req).create({ collection: 'users', data: { ...data, _verified: false } })
  const account = { id, email, role: 'client' as const, language, name: firstName, client: client.id }
  return { ...account, verified: false, deactivated: false, verification: null }
}

async function linkAccount(req: PayloadRequest, { user, client }: { user: string; client: string }) {
  const db = await databaseOf(req)
  await db
    .update(users)
    .set({ client, unlinkedAt: null, updatedAt: sql`now()` })
    .where(eq(users.id, user))
  await announce(req, 'users', user)
}

async function discardPassword(req: PayloadRequest, id: string): Promise<void> {
  await asSystem(req).update({ collection: 'users', id, data: { password: unusablePassword() } })
  const db = await databaseOf(req)
  await db.update(users).set({ _verificationToken: null }).where(eq(users.id, id))
}

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

/**
 * Unlinks an account from its client, ends its sessions, and invalidates the link of a pending invitation. Only another
 * invitation links the account again. Throws AppError 'not_found' when the account has no client.
 */
export async function unlinkAccount({ req }: Context, { user }: { user: string }): Promise<object> {
  return inTransaction(req, async () => {
    const now = sql`now()`
    const db = await databaseOf(req)
    const unlinked = await db
      .update(users)
      .set({ client: null, unlinkedAt: now, resetPasswordToken: null, updatedAt: now })
      .where(and(eq(users.id, user), eq(users.role, 'client'), isNotNull(users.client)))
      .returning({ id: users.id })
    if (unlinked.length === 0) throw new AppError('not_found')
    await endSessions(req, user)
    await announce(req, 'users', user)
    return {}
  })
}
