import { ValidationError, type FieldHook } from 'payload'

import { asSystem } from '../../src/lib/server/db/local-api'
import { activeStaff } from '../fields/active-staff'

/** Throws 400 for a new owner who is not staff or whose access was taken away. Nobody else could edit the draft. */
export const requireActiveOwner: FieldHook = async ({ value, previousValue, operation, collection, req }) => {
  const owner = value as string | null | undefined
  // A new proposal belongs to its creator: a request cannot name another owner.
  if (operation === 'create' || !owner || owner === previousValue) return owner
  const where = { and: [{ id: { equals: owner } }, activeStaff] }
  const { totalDocs } = await asSystem(req).count({ collection: 'users', where })
  if (totalDocs > 0) return owner
  const message = req.t('validation:invalidSelections')
  throw new ValidationError(
    { collection: collection?.slug, errors: [{ message, path: 'owner' }], req },
    req.t,
  )
}
