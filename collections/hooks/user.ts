import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'

import { minPasswordLength } from '../../src/features/accounts/rules'
import { type Role } from '../../src/lib/roles'
import { linkAccountsByEmail } from '../../src/lib/server/auth/account-rows'
import { isCommonPassword } from '../../src/lib/server/auth/common-password'
import { moveContentLanguage } from '../../src/lib/server/auth/content-language'
import { asSystem } from '../../src/lib/server/db/local-api'
import type { User } from '../../src/payload-types'
import type { BeforeOperationHook } from './operation-hooks'

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
