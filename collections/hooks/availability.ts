import type { CollectionBeforeValidateHook } from 'payload'

import { isAdmin } from '../../src/lib/roles'
import type { Availability } from '../../src/payload-types'

/** An availability belongs to whoever creates it; admins may create that of another. */
export const setAvailabilityOwner: CollectionBeforeValidateHook<Availability> = ({ data, operation, req }) =>
  operation === 'create' && req.user && !(isAdmin(req.user) && data?.user)
    ? { ...data, user: req.user.id }
    : data
