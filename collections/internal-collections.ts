import type { CollectionBeforeChangeHook, SanitizedConfig } from 'payload'

import { never, ownRows, staff } from './access'
import { nameLockHolder } from './hooks/person-name'

type Access = SanitizedConfig['collections'][number]['access']

const noAccess: Access = {
  create: never,
  read: never,
  update: never,
  delete: never,
  readVersions: never,
  unlock: never,
  admin: () => false,
}

/**
 * Collections of Payload's own that staff need. Payload's defaults let every signed-in user, clients included, access them.
 */
const internalAccess: Record<string, Access> = {
  // Taking over a lock updates another user's.
  'payload-locked-documents': { ...noAccess, create: staff, read: staff, update: staff, delete: ownRows },
  'payload-preferences': { ...noAccess, create: staff, read: ownRows, update: ownRows, delete: ownRows },
}

/** Locks a document in the name of the user of the request, whoever the request names. */
const lockAsUser: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, user: { relationTo: req.user.collection, value: req.user.id } } : data

/**
 * Sets the access of Payload's own collections and denies it for those not listed above. Works on the built config
 * because Payload adds these collections after plugins have run.
 */
export function restrictInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    if (collection.slug.startsWith('payload-')) {
      collection.access = internalAccess[collection.slug] ?? noAccess
      if (collection.slug === 'payload-locked-documents') {
        collection.hooks.beforeChange.push(lockAsUser)
        collection.hooks.afterRead.push(nameLockHolder)
      }
    }
  return config
}
