import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import { lockActiveAdmins } from '../../src/lib/server/auth/active-admins'
import type { User } from '../../src/payload-types'
import { translate } from '../fields/translate'

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
