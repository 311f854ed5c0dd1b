import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'

import { clientOf, isAdmin, isStaff, type Actor } from '../src/lib/roles'

/**
 * Every access function of every collection, so that the rules can be read and reviewed in one place. Functions named
 * `...Field` are for fields. A returned `Where` limits the query to the matching rows.
 */

const getActor = (req: PayloadRequest): Actor => req.user

export const never: Access = () => false
export const staff: Access = ({ req }) => isStaff(getActor(req))
export const admin: Access = ({ req }) => isAdmin(getActor(req))

/** Staff: every account. Clients: their own. */
export const staffOrSelf: Access = ({ req }) => isStaff(getActor(req)) || ownAccount(req)

/** Admins: every account. Other staff: their own. Clients change theirs through the operations of the portal. */
export const adminOrStaffSelf: Access = ({ req }) =>
  isAdmin(getActor(req)) || (isStaff(getActor(req)) && ownAccount(req))

/** Admins: every availability. Other staff: their own. */
export const adminOrOwnAvailability: Access = ({ req }) =>
  isAdmin(getActor(req)) || (isStaff(getActor(req)) && { user: { equals: getActor(req)?.id } })

/** Staff: the preferences and locks of documents that belong to them. */
export const ownRows: Access = ({ req }) =>
  isStaff(getActor(req)) && {
    'user.value': { equals: getActor(req)?.id },
    'user.relationTo': { equals: 'users' },
  }

/** Staff may open the admin panel. */
export const canAccessAdmin = ({ req }: { req: PayloadRequest }): boolean => isStaff(getActor(req))

export const neverField: FieldAccess = () => false
export const adminField: FieldAccess = ({ req }) => isAdmin(getActor(req))

const ownAccount = (req: PayloadRequest) => (req.user ? { id: { equals: req.user.id } } : false)

/** Visitors: documents published in the requested locale. Staff: drafts too. */
export const publishedOrStaff: Access = ({ req }) =>
  isStaff(getActor(req)) || { _status: { equals: 'published' } }

/** For collections without drafts or private fields, such as categories. */
export const anyone: Access = () => true

/** Visitors: active documents. Staff: all. */
export const activeOrStaff: Access = ({ req }) => isStaff(getActor(req)) || { isActive: { equals: true } }

/** Visitors: posts that are published in the requested locale and not archived. Staff: all. */
export const publicPostOrStaff: Access = ({ req }) => isStaff(getActor(req)) || publicPost

const publicPost: Where = { and: [{ _status: { equals: 'published' } }, { archivedAt: { exists: false } }] }

export const staffField: FieldAccess = ({ req }) => isStaff(getActor(req))

/**
 * Staff: all. Accounts of a client: the rows of that client, unless it is suspended. `path` is the path from the row to
 * the client's id, `statusPath` to its status; `more` adds a condition for clients.
 */
export const staffOrOwnClient =
  (path: string, statusPath = `${path}.status`, more: Where = {}): Access =>
  ({ req }) =>
    isStaff(getActor(req)) || ownClient(req, path, statusPath, more)

function ownClient(req: PayloadRequest, path: string, statusPath: string, more: Where): Where | false {
  const client = clientOf(getActor(req))
  if (!client) return false
  return { and: [{ [path]: { equals: client } }, { [statusPath]: { not_equals: 'suspended' } }, more] }
}

/**
 * Admins: every draft. Team: the drafts they own. A proposal that was sent changes only through the operations of
 * `src/features/proposals`.
 */
export const draftOwnerOrAdmin: Access = ({ req }) => {
  if (!isStaff(getActor(req))) return false
  const draft: Where = { status: { equals: 'draft' } }
  return isAdmin(getActor(req)) ? draft : { and: [draft, { owner: { equals: getActor(req)?.id } }] }
}

/** Staff: the rows they own. No one else's, not even for admins. */
export const staffOwner: Access = ({ req }) =>
  isStaff(getActor(req)) && { owner: { equals: getActor(req)?.id } }

/**
 * Rows of a proposal, such as its versions. Admins: all. Team: those of proposals they own. Clients: those of their own
 * proposals, except while the proposal is revised; `more` adds a condition for clients.
 */
const proposalRowReader =
  (more: Where = {}): Access =>
  ({ req }) => {
    if (isAdmin(getActor(req))) return true
    if (isStaff(getActor(req))) return { 'proposal.owner': { equals: getActor(req)?.id } }
    return ownClient(req, 'proposal.client', 'proposal.client.status', {
      and: [{ 'proposal.status': { not_equals: 'draft' } }, more],
    })
  }

export const proposalVersionReader = proposalRowReader()

/** Pictures of proposals: clients see those that are part of a version. */
export const proposalImageReader = proposalRowReader({ frozenAt: { exists: true } })

/** Staff: pictures that are part of no version; team, of proposals they own. */
export const proposalImageEditor: Access = ({ req }) => {
  if (!isStaff(getActor(req))) return false
  const loose: Where = { frozenAt: { exists: false } }
  if (isAdmin(getActor(req))) return loose
  return { and: [loose, { 'proposal.owner': { equals: getActor(req)?.id } }] }
}

/** Admins and the owner of the proposal. `doc` is absent while a proposal is created: then any staff. */
export const proposalOwnerField: FieldAccess = ({ req, doc }) => {
  if (!isStaff(getActor(req)) || isAdmin(getActor(req)) || !doc) return isStaff(getActor(req))
  const { owner } = doc as { owner?: string | { id: string } | null }
  return (typeof owner === 'object' ? owner?.id : owner) === getActor(req)?.id
}

/** Who can be responsible for something: staff who have joined and still have access. */
export const activeStaff: Where = {
  role: { in: ['admin', 'team'] },
  deactivatedAt: { exists: false },
  _verified: { not_equals: false },
}
