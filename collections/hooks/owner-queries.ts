import type { CollectionBeforeOperationHook, Where } from 'payload'

import { isAdmin, isStaff } from '../../src/lib/roles'

type Query = { where?: Where; sort?: string | string[]; overrideAccess?: boolean }

/** Returns true when a `where` mentions a matching path at any depth. Recurses into objects too: qs parses long lists as objects. */
const mentionsField = (where: unknown, secret: RegExp): boolean =>
  typeof where === 'object' &&
  Object.entries(where ?? {}).some(([key, value]) => secret.test(key) || mentionsField(value, secret))

/**
 * Limits team members' queries to their own rows when they filter or sort by a field that only the owner may read.
 * Otherwise the number or order of results would reveal the field's value. `secret` matches the paths of such fields;
 * `owner` is the path to the owner's id.
 */
export const restrictOwnerQueries =
  (secret: RegExp, owner: string): CollectionBeforeOperationHook =>
  ({ args, req }) => {
    const query = args as Query
    if (query.overrideAccess || !isStaff(req.user) || isAdmin(req.user)) return args
    const sort = [query.sort ?? []].flat().join(',').replaceAll('-', '').split(',')
    if (!mentionsField(query.where, secret) && !sort.some((path) => secret.test(path))) return args
    const own: Where = { [owner]: { equals: req.user?.id } }
    return { ...args, where: { and: [query.where ?? {}, own] } }
  }
