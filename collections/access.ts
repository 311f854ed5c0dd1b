import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'

import { isAdmin, isStaff, type Actor } from '../src/features/accounts/rules'

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
