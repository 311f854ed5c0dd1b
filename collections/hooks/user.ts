import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import { isCommonPassword, passwordMinimum, type Role } from '../../src/features/accounts/rules'
import { linkByAddress } from '../../src/lib/server/account-rows'
import { asSystem } from '../../src/lib/server/db'
import type { User } from '../../src/payload-types'

type Fields = { password?: unknown; token?: unknown; role?: Role }

/**
 * Enforces the length of a password, and that it changes only by the link sent to its owner: an open session alone
 * must not be enough (security.md, rule 11).
 */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data, overrideAccess } = args as { data?: Fields; overrideAccess?: boolean }
  if (data?.password === undefined || data.password === null) return args
  if (operation === 'update' && !overrideAccess) throw fault(req, 'users:errors:passwordByLink')
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const role = operation === 'resetPassword' ? await roleOfToken(data.token, req) : (data.role ?? 'client')
  if (isCommonPassword(String(data.password))) throw fault(req, 'users:errors:passwordCommon')
  const tooShort = String(data.password).length < passwordMinimum(role)
  if (tooShort)
    throw fault(req, role === 'client' ? 'users:errors:passwordClient' : 'users:errors:passwordStaff')
  return args
}

/** Payload's own mail of verification is never sent: ours is written by the verb that owes it, in its transaction. */
export const writeOwnMails: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'create' ? { ...args, disableVerificationEmail: true } : args

/** An account is verified unless its maker says that its address is still to be proved. */
export const vouch: CollectionBeforeChangeHook<User> = ({ data, operation }) =>
  operation === 'create' ? { ...data, _verified: data._verified ?? true } : data

/**
 * Whoever has proved an address belongs to the client that has it (product.md). Only the proof links: a later change of
 * the account does not, so that an account whose access was ended stays out.
 */
export const linkToClient: CollectionAfterChangeHook<User> = async ({ doc, operation, previousDoc, req }) => {
  const isProof = operation === 'create' || previousDoc._verified === false
  if (isProof && doc.role === 'client' && doc._verified && !doc.client)
    await linkByAddress(req, { email: doc.email, user: doc.id })
}

async function roleOfToken(token: unknown, req: PayloadRequest): Promise<Role> {
  const where = { resetPasswordToken: { equals: String(token) } }
  const { docs } = await asSystem(req).find({ collection: 'users', where, limit: 1, depth: 0 })
  return docs[0]?.role ?? 'client'
}

const text = (req: PayloadRequest, key: string) => (req.t as (key: string) => string)(`puente:${key}`)

const fault = (req: PayloadRequest, key: string) =>
  new ValidationError(
    { collection: 'users', errors: [{ path: 'password', message: text(req, key) }], req },
    req.t,
  )
