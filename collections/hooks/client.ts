import { eq } from 'drizzle-orm'
import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type FieldHook,
  type PayloadRequest,
  type TypeWithID,
} from 'payload'

import { isEmailAddress } from '../../src/lib/email-address'
import { isAdmin } from '../../src/lib/roles'
import { findClientByEmail } from '@/features/clients/client-address'
import { canonicalizeEmail } from '../../src/features/clients/rules'
import { linkAccountsByEmail } from '../../src/lib/server/auth/account-rows'
import { asSystem } from '../../src/lib/server/db/local-api'
import { databaseOf } from '../../src/lib/server/db/sql'
import { mailboxKey } from '../../src/lib/server/mailbox'
import { clients } from '../../src/payload-tables'
import type { Client } from '../../src/payload-types'
import { translate } from '../fields/texts'

/** Stores one spelling of each address: without space around it, in lower case, and with the domain in ASCII. */
export const normalizeEmail: FieldHook<TypeWithID, unknown> = ({ value }) => {
  if (typeof value !== 'string') return value
  const address = canonicalizeEmail(value)
  return isEmailAddress(address) ? mailboxKey(address) : address
}

/** Sets `name`, the title in lists and relationship pickers, from first and last name. */
export const setName: CollectionBeforeChangeHook<Client> = ({ data, originalDoc }) => {
  const { firstName, lastName } = { ...originalDoc, ...data }
  return { ...data, name: [firstName, lastName].filter(Boolean).join(' ') }
}

/**
 * Rejects a change of the email by anyone but an admin once the client has accounts, invoices or sent proposals: the
 * address decides who can be invited to read them. A change never links accounts.
 */
export const restrictEmailChange: CollectionBeforeChangeHook<Client> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isChange =
    operation === 'update' && originalDoc && data.email !== undefined && data.email !== originalDoc.email
  if (!isChange || !req.user || isAdmin(req.user) || !(await hasRecords(req, originalDoc.id))) return data
  const errors = [{ path: 'email', message: translate(req, 'clients:errors:address') }]
  throw new ValidationError({ collection: 'clients', errors, req }, req.t)
}

/** Rejects an email address that another client has, and names that client. */
export const nameExistingClient: CollectionBeforeChangeHook<Client> = async ({ data, originalDoc, req }) => {
  if (!data.email || data.email === originalDoc?.email) return data
  const existing = await findClientByEmail(req, data.email)
  if (!existing || existing.id === originalDoc?.id) return data
  const message = translate(req, 'clients:errors:exists').replace('{name}', () => existing.name)
  throw new ValidationError({ collection: 'clients', errors: [{ path: 'email', message }], req }, req.t)
}

/** Returns true when the client has accounts, invoices or sent proposals. */
async function hasRecords(req: PayloadRequest, id: string): Promise<boolean> {
  const system = asSystem(req)
  const own = { client: { equals: id } }
  const found = await Promise.all([
    system.count({ collection: 'users', where: own }),
    system.count({ collection: 'invoices', where: own }),
    system.count({ collection: 'proposals', where: { and: [own, { sentAt: { exists: true } }] } }),
  ])
  return found.some(({ totalDocs }) => totalDocs > 0)
}

/** Links accounts that have verified the email of a new client to it. A later change of the email links none. */
export const linkVerifiedAccounts: CollectionAfterChangeHook<Client> = async ({ doc, operation, req }) => {
  if (operation === 'create') await linkAccountsByEmail(req, { email: doc.email, client: doc.id })
}

/**
 * Throws 409 when the client has invoices or sent proposals, which must be kept: suspend such a client instead. Locks the
 * client, so that nobody issues an invoice between this check and the delete.
 */
export const preventClientDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await databaseOf(req)
  await db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, String(id)))
    .for('update')
  const system = asSystem(req)
  const own = { client: { equals: id } }
  const [sent, invoices] = await Promise.all([
    system.count({ collection: 'proposals', where: { and: [own, { sentAt: { exists: true } }] } }),
    system.count({ collection: 'invoices', where: own }),
  ])
  if (sent.totalDocs + invoices.totalDocs > 0)
    throw new APIError(translate(req, 'clients:errors:hasDocuments'), 409, undefined, true)
}

/** Deletes the client's tickets and proposal drafts with the client. */
export const deleteClientDocuments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { client: { equals: id } }
  for (const collection of ['tickets', 'proposals'] as const)
    await asSystem(req).delete({ collection, where })
}
