import type { SanitizedConfig } from 'payload'

import { never, ownedByStaff, staff } from './access'

type Access = SanitizedConfig['collections'][number]['access']

const closed: Access = {
  create: never,
  read: never,
  update: never,
  delete: never,
  readVersions: never,
  unlock: never,
  admin: () => false,
}

/** What Payload adds after plugins, whose defaults admit any signed-in user (stack.md). */
const internals: Record<string, Access> = {
  'payload-locked-documents': { ...closed, create: staff, read: staff, update: staff, delete: staff },
  'payload-preferences': {
    ...closed,
    create: staff,
    read: ownedByStaff,
    update: ownedByStaff,
    delete: ownedByStaff,
  },
}

/** Sets the access of Payload's own collections, on the built config; those without a rule of ours are closed. */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    if (collection.slug.startsWith('payload-')) collection.access = internals[collection.slug] ?? closed
  return config
}
