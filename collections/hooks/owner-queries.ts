import type { CollectionBeforeOperationHook, Where } from 'payload'

import { isAdmin, isStaff } from '../../src/features/accounts/rules'

type Query = { where?: Where; sort?: string | string[]; overrideAccess?: boolean }

/** Whether a path stands in a question, at any depth: long lists of arms come as objects. */
const names = (where: unknown, secret: RegExp): boolean =>
  typeof where === 'object' &&
  Object.entries(where ?? {}).some(([key, value]) => secret.test(key) || names(value, secret))

/**
 * A question about what only owners read is asked of one's own rows alone: the number of its answers would tell the rest
 * of the team what it says. `secret` fits the fields' paths, `owner` leads to the owner.
 */
export const askOwnRows =
  (secret: RegExp, owner: string): CollectionBeforeOperationHook =>
  ({ args, req }) => {
    const query = args as Query
    if (query.overrideAccess || !isStaff(req.user) || isAdmin(req.user)) return args
    const sort = [query.sort ?? []].flat().join(',').replaceAll('-', '').split(',')
    if (!names(query.where, secret) && !sort.some((path) => secret.test(path))) return args
    const own: Where = { [owner]: { equals: req.user?.id } }
    return { ...args, where: { and: [query.where ?? {}, own] } }
  }
