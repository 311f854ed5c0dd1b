import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type FieldHook,
  type PayloadRequest,
} from 'payload'

import { isAdmin } from '../../src/features/accounts/rules'
import { tidyEmail } from '../../src/features/clients/rules'
import { linkByAddress } from '../../src/lib/server/account-rows'
import { asSystem } from '../../src/lib/server/db'
import type { Client } from '../../src/payload-types'
import { textFor } from '../fields/text'

export const tidyAddress: FieldHook = ({ value }) => (typeof value === 'string' ? tidyEmail(value) : value)

/** The name as one text. */
export const nameClient: CollectionBeforeChangeHook<Client> = ({ data, originalDoc }) => {
  const { firstName, lastName } = { ...originalDoc, ...data }
  return { ...data, name: [firstName, lastName].filter(Boolean).join(' ') }
}

/**
 * Whose address a client has decides who may be invited to its papers. Once there is something to see, an admin alone
 * changes it; a change links nobody.
 */
export const keepAddress: CollectionBeforeChangeHook<Client> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isChange =
    operation === 'update' && originalDoc && data.email !== undefined && data.email !== originalDoc.email
  if (!isChange || !req.user || isAdmin(req.user) || !(await isInUse(req, originalDoc.id))) return data
  const errors = [{ path: 'email', message: textFor(req, 'clients:errors:address') }]
  throw new ValidationError({ collection: 'clients', errors, req }, req.t)
}

/** Whether a client has accounts, invoices or proposals that were sent. */
async function isInUse(req: PayloadRequest, id: string): Promise<boolean> {
  const system = asSystem(req)
  const own = { client: { equals: id } }
  const found = await Promise.all([
    system.count({ collection: 'users', where: own }),
    system.count({ collection: 'invoices', where: own }),
    system.count({ collection: 'proposals', where: { and: [own, { sentAt: { exists: true } }] } }),
  ])
  return found.some(({ totalDocs }) => totalDocs > 0)
}

/** Accounts that have proved the address of a new client belong to it (product.md). Later on staff invite. */
export const linkAccounts: CollectionAfterChangeHook<Client> = async ({ doc, operation, req }) => {
  if (operation === 'create') await linkByAddress(req, { email: doc.email, client: doc.id })
}

/**
 * A client with sent proposals or paid invoices is suspended, not deleted (product.md). Of any other the tickets, unpaid
 * invoices and drafts go along.
 */
export const keepPapers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const system = asSystem(req)
  const own = { client: { equals: id } }
  const [sent, paid] = await Promise.all([
    system.count({ collection: 'proposals', where: { and: [own, { sentAt: { exists: true } }] } }),
    system.count({ collection: 'invoices', where: { and: [own, { status: { equals: 'paid' } }] } }),
  ])
  if (sent.totalDocs + paid.totalDocs > 0)
    throw new APIError(textFor(req, 'clients:errors:papers'), 409, undefined, true)
  for (const collection of ['tickets', 'invoices', 'proposals'] as const)
    await system.delete({ collection, where: own })
}
