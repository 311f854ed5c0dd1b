import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
} from 'payload'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { minPasswordLength } from '../../src/features/accounts/rules'
import type { Role } from '../../src/lib/roles'
import { linkAccountsByEmail, lockActiveAdmins } from '../../src/lib/server/auth/account-rows'
import { isCommonPassword, unusablePassword } from '../../src/lib/server/auth/password'
import { moveContentLanguage } from '../../src/lib/server/auth/content-language'
import { asSystem } from '../../src/lib/server/db/local-api'
import type { User } from '../../src/payload-types'
import type { BeforeOperationHook } from './operation-hooks'
import { translate } from '../fields/texts'
import type { Language } from '../../src/i18n/languages'
import { databaseOf } from '../../src/lib/server/db/sql'
import { storePasswordLink } from '../../src/lib/server/auth/email-link'
import { queueEmail } from '../../src/features/mail/queue-email'
import { users } from '../../src/payload-tables'

/** Requests that demote, deactivate or delete an admin; `enforceLastAdmin` checks only these. */
const removingRequests = new WeakSet<PayloadRequest>()

/** Returns true when the account can sign in and manage other accounts. */
const isActiveAdmin = (user: Partial<User>) =>
  user.role === 'admin' && !user.deactivatedAt && user._verified !== false

/** Remembers that the request makes an active admin inactive. */
export const trackDemotion: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && originalDoc && isActiveAdmin(originalDoc))
    if (!isActiveAdmin({ ...originalDoc, ...data })) removingRequests.add(req)
  return data
}

/** Remembers that the request deletes accounts, which may be admins. */
export const trackDeletion: CollectionBeforeDeleteHook = ({ req }) => {
  removingRequests.add(req)
}

/**
 * Throws 409 when the operation leaves no active admin, because then no account could manage the others. Runs after the
 * writes and before the commit, because one request can change many accounts at once; the error rolls all of them back.
 */
export const enforceLastAdmin: CollectionAfterOperationHook<'users'> = async ({ req, result }) => {
  if (!removingRequests.delete(req)) return result
  if ((await lockActiveAdmins(req)).length === 0)
    throw new APIError(translate(req, 'users:errors:lastAdmin'), 409, undefined, true)
  return result
}

/** Remembers that the password changes, because Payload removes it from `data` before `afterChange` runs. */
export const trackPasswordChange: CollectionBeforeChangeHook<User> = ({ context, data }) => {
  context.hasNewPassword = Boolean((data as { password?: unknown }).password)
  return data
}

/**
 * Resets a client's account that becomes staff: unlinks its client, ends its sessions and, unless the same request sets a
 * new password, replaces the password and emails a reset link. Client passwords may be shorter than staff passwords.
 */
export const resetPromotedAccount: CollectionAfterChangeHook<User> = async ({
  context,
  data,
  doc,
  previousDoc,
  req,
}) => {
  const role = data.role ?? previousDoc.role
  if (previousDoc.role !== 'client' || role === 'client') return
  const db = await databaseOf(req)
  const [account] = await db
    .update(users)
    .set({ client: null, _verified: true, _verificationToken: null, resetPasswordToken: null })
    .where(eq(users.id, doc.id))
    .returning({ id: users.id, email: users.email, language: users.language, name: users.firstName })
  // Setting a password ends the account's sessions.
  if (account && !context.hasNewPassword) await sendPasswordReset(req, account)
  return { ...doc, client: null, _verified: true }
}

type Account = { id: string; email: string; language: Language; name: string | null }

/** Replaces the password with a random one and queues an email with a reset link. */
async function sendPasswordReset(req: PayloadRequest, { id, email, language, name }: Account): Promise<void> {
  await asSystem(req).update({ collection: 'users', id, data: { password: unusablePassword() } })
  const { token } = await storePasswordLink(req, { id, email }, 'reset')
  const data = { token, name, next: null }
  await queueEmail(req, { kind: 'reset-password', subjectId: randomUUID(), recipient: email, language, data })
}

/** A password that is only digits may arrive as a number. */
type Fields = { password?: string | number | null; token?: unknown; role?: Role }

/**
 * Throws a ValidationError when a password is too short for the role or common. Also rejects changing it through an
 * update: an open session must not suffice, so it changes only by a reset link or by the change-password operation.
 */
export const validatePassword: BeforeOperationHook = async ({ args, operation, req }) => {
  const { data, overrideAccess } = args as { data?: Fields; overrideAccess?: boolean }
  if (data?.password === undefined || data.password === null) return args
  if (operation === 'update' && !overrideAccess) throw passwordError(req, 'users:errors:passwordByLink')
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const role =
    operation === 'resetPassword' ? await findRoleByResetToken(data.token, req) : (data.role ?? 'client')
  if (await isCommonPassword(String(data.password))) throw passwordError(req, 'users:errors:passwordCommon')
  const tooShort = String(data.password).length < minPasswordLength(role)
  if (tooShort)
    throw passwordError(req, role === 'client' ? 'users:errors:passwordClient' : 'users:errors:passwordStaff')
  return args
}

/** Disables Payload's verification email; the operations queue their own in the same transaction. */
export const disableVerificationEmail: BeforeOperationHook = ({ args, operation }) =>
  operation === 'create' ? { ...args, disableVerificationEmail: true } : args

/** Marks new accounts as verified unless the caller sets `_verified: false`, as sign-up does. */
export const defaultToVerified: CollectionBeforeChangeHook<User> = ({ data, operation }) =>
  operation === 'create' ? { ...data, _verified: data._verified ?? true } : data

/**
 * Links an account to the client with the same email when the account is created verified or verifies its email. Later
 * changes do not link, so that an account that was unlinked from its client stays unlinked.
 */
export const linkToClient: CollectionAfterChangeHook<User> = async ({ doc, operation, previousDoc, req }) => {
  const isVerification = operation === 'create' || previousDoc._verified === false
  if (isVerification && doc.role === 'client' && doc._verified && !doc.client)
    await linkAccountsByEmail(req, { email: doc.email, user: doc.id })
}

/** Moves the language of the content along with the language of the account. */
export const followLanguage: CollectionAfterChangeHook<User> = ({ doc, operation, previousDoc, req }) =>
  operation === 'update'
    ? moveContentLanguage(req, { id: doc.id, from: previousDoc.language, to: doc.language })
    : undefined

/** Returns the role of the account that a password reset token belongs to. */
async function findRoleByResetToken(token: unknown, req: PayloadRequest): Promise<Role> {
  const where = { resetPasswordToken: { equals: String(token) } }
  const { docs } = await asSystem(req).find({
    collection: 'users',
    where,
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]?.role ?? 'client'
}

const text = (req: PayloadRequest, key: string) => (req.t as (key: string) => string)(`puente:${key}`)

const passwordError = (req: PayloadRequest, key: string) =>
  new ValidationError(
    { collection: 'users', errors: [{ path: 'password', message: text(req, key) }], req },
    req.t,
  )
