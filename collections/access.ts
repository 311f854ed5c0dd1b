import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'

import { clientOf, isAdmin, isStaff, type Actor } from '../src/features/accounts/rules'

/** The whole vocabulary of authority. Every access function of every collection is one of these (security.md, L8). */

const actor = (req: PayloadRequest): Actor => req.user

export const never: Access = () => false
export const staff: Access = ({ req }) => isStaff(actor(req))
export const admin: Access = ({ req }) => isAdmin(actor(req))

/** Staff read every account; a client reads its own. */
export const staffOrSelf: Access = ({ req }) => isStaff(actor(req)) || ownId(req)

/** An admin changes every account; anybody else of staff only the own one. Clients act by verbs. */
export const adminOrOwnStaff: Access = ({ req }) => isAdmin(actor(req)) || (isStaff(actor(req)) && ownId(req))

/** Rows that belong to one signed-in person, such as preferences. */
export const ownedByStaff: Access = ({ req }) =>
  isStaff(actor(req)) && {
    'user.value': { equals: actor(req)?.id },
    'user.relationTo': { equals: 'users' },
  }

/** Who may open the admin at all. */
export const staffOnly = ({ req }: { req: PayloadRequest }): boolean => isStaff(actor(req))

export const neverField: FieldAccess = () => false
export const adminField: FieldAccess = ({ req }) => isAdmin(actor(req))

const ownId = (req: PayloadRequest) => (req.user ? { id: { equals: req.user.id } } : false)

/** Visitors read what is published in the language they ask for; staff read drafts too. */
export const publishedOrStaff: Access = ({ req }) =>
  isStaff(actor(req)) || { _status: { equals: 'published' } }

/** For what has no drafts and hides nothing, such as the names of categories. */
export const anyone: Access = () => true

/** Visitors read what is switched on. */
export const activeOrStaff: Access = ({ req }) => isStaff(actor(req)) || { isActive: { equals: true } }

/** Visitors read posts that are published in the language they ask for and not archived. */
export const publicPostOrStaff: Access = ({ req }) => isStaff(actor(req)) || publicPost

const publicPost: Where = { and: [{ _status: { equals: 'published' } }, { archivedAt: { exists: false } }] }

export const staffField: FieldAccess = ({ req }) => isStaff(actor(req))

/**
 * Staff, and the client that the row belongs to: `path` leads from the row to it, `statusPath` to its status. A client
 * that is suspended reads nothing; who has no client, neither.
 */
export const staffOrOwnClient =
  (path: string, statusPath = `${path}.status`, more: Where = {}): Access =>
  ({ req }) =>
    isStaff(actor(req)) || ownClient(req, path, statusPath, more)

function ownClient(req: PayloadRequest, path: string, statusPath: string, more: Where): Where | false {
  const client = clientOf(actor(req))
  if (!client) return false
  return { and: [{ [path]: { equals: client } }, { [statusPath]: { not_equals: 'suspended' } }, more] }
}

/** Team writes and deletes its own drafts, an admin every draft: what was sent changes by verbs alone (product.md). */
export const draftsOfOwnerOrAdmin: Access = ({ req }) => {
  if (!isStaff(actor(req))) return false
  const draft: Where = { status: { equals: 'draft' } }
  return isAdmin(actor(req)) ? draft : { and: [draft, { owner: { equals: actor(req)?.id } }] }
}

/** An admin reads every frozen version, team those of its own proposals, a client its own unless they are being revised. */
export const versionReaders: Access = ({ req }) => {
  if (isAdmin(actor(req))) return true
  if (isStaff(actor(req))) return { 'proposal.owner': { equals: actor(req)?.id } }
  return ownClient(req, 'proposal.client', 'proposal.client.status', {
    'proposal.status': { not_equals: 'draft' },
  })
}

/** What only the owner of a proposal and admins read and write (product.md). */
export const ownerField: FieldAccess = ({ req, doc }) => {
  if (!isStaff(actor(req)) || isAdmin(actor(req)) || !doc) return isStaff(actor(req))
  const { owner } = doc as { owner?: string | { id: string } | null }
  return (typeof owner === 'object' ? owner?.id : owner) === actor(req)?.id
}
