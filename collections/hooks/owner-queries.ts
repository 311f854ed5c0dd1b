import type { CollectionBeforeOperationHook, Plugin, Where } from 'payload'

import { isAdmin, isStaff } from '../../src/lib/roles'

type Query = { where?: Where; sort?: string | string[]; overrideAccess?: boolean }

/**
 * The paths of the texts of a proposal that only its owner may read. The first group is the path to the proposal, through
 * any relationships; it is empty in the collection itself.
 */
const textsOfRelated = /^((?:.*(?:\.|__))?proposal(?:\.|__))(?:content|description|declineReason)(?:\.|__|$)/
const textsOfOwn = /^()(?:content|description|declineReason)(?:\.|__|$)/

/** Returns every path that a `where` mentions. Recurses into objects too: qs parses long lists as objects. */
const pathsIn = (where: unknown): string[] =>
  typeof where === 'object'
    ? Object.entries(where ?? {}).flatMap(([key, value]) => [key, ...pathsIn(value)])
    : []

/**
 * Limits team members' queries to proposals of their own when they filter or sort by such a text. Otherwise the number or
 * the order of the results would reveal it.
 */
const restrictToOwn =
  (texts: RegExp[]): CollectionBeforeOperationHook =>
  ({ args, req }) => {
    const query = args as Query
    if (query.overrideAccess || !isStaff(req.user) || isAdmin(req.user)) return args
    const sort = [query.sort ?? []].flat().join(',').replaceAll('-', '').split(',')
    const proposals = [...pathsIn(query.where), ...sort].flatMap((path) =>
      texts.flatMap((text) => text.exec(path)?.[1] ?? []),
    )
    if (proposals.length === 0) return args
    const own = [...new Set(proposals)].map((path): Where => ({
      [`${path.replaceAll('__', '.')}owner`]: { equals: req.user?.id },
    }))
    return { ...args, where: { and: [query.where ?? {}, ...own] } }
  }

/** Adds the limit to every collection, because any of them may lead to a proposal. */
export const restrictProposalQueries: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ...(collection.hooks?.beforeOperation ?? []),
        restrictToOwn(collection.slug === 'proposals' ? [textsOfOwn, textsOfRelated] : [textsOfRelated]),
      ],
    },
  })),
})
