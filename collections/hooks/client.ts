import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type FieldHook,
} from 'payload'

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

/** Accounts that have proved the client's address belong to it, also when the client came after them (product.md). */
export const linkAccounts: CollectionAfterChangeHook<Client> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.email !== previousDoc.email)
    await linkByAddress(req, { email: doc.email, client: doc.id })
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
