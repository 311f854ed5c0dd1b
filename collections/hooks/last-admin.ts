import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import { sql, statement } from '../../src/lib/server/db'
import type { User } from '../../src/payload-types'
import { textFor } from '../fields/text'

/** The requests that take an admin away. */
const taking = new WeakSet<PayloadRequest>()

/** Whether that account can let others in. */
const isActingAdmin = (user: Partial<User>) =>
  user.role === 'admin' && !user.deactivatedAt && user._verified !== false

export const noteDemotion: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && originalDoc && isActingAdmin(originalDoc))
    if (!isActingAdmin({ ...originalDoc, ...data })) taking.add(req)
  return data
}

export const noteDeletion: CollectionBeforeDeleteHook = ({ req }) => {
  taking.add(req)
}

/**
 * The last admin can neither step down nor be ended or deleted: nobody could let anyone in again. It is counted after
 * the writes and before the commit, because one request changes many accounts side by side; a refusal takes all back.
 */
export const keepOneAdmin: CollectionAfterOperationHook<'users'> = async ({ req, result }) => {
  if (!taking.delete(req)) return result
  // One at a time: two admins who demote each other would both find the other still there.
  await sql(req, statement`select pg_advisory_xact_lock(hashtext('the last admin'))`)
  const left = await sql(
    req,
    statement`select 1 from users
      where role = 'admin' and deactivated_at is null and _verified is not false limit 1`,
  )
  if (left.length === 0) throw new APIError(textFor(req, 'users:errors:lastAdmin'), 409, undefined, true)
  return result
}
