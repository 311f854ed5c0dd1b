import { eq, and, exists, isNotNull, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { lockEmail } from '@/lib/server/auth/account-rows'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { clients, invoices, proposals } from '@/payload-tables'
import { findClientByEmail } from '../client-address'
import type { ClientStatus } from '../rules'
import type { CreateClientInput, SetClientStatusInput } from '../schemas'

/**
 * Reads a client for staff and locks it until the transaction ends. Throws AppError 'forbidden' for anyone else, and
 * 'not_found' when someone has deleted it.
 */
async function lockClient(req: PayloadRequest, id: string): Promise<{ status: ClientStatus }> {
  requireStaff(req)
  const db = await databaseOf(req)
  const [client] = await db
    .select({ status: clients.status })
    .from(clients)
    .where(eq(clients.id, id))
    .for('no key update')
  if (!client) throw new AppError('not_found')
  return client
}

/**
 * Stores a client that staff enter by hand. It gets no email; an account that has verified the address is linked. Throws
 * AppError 'conflict' with the client that has the email address already.
 */
export async function createClient(
  { req }: Context,
  { first_name: firstName, last_name: lastName, company: companyName, ...fields }: CreateClientInput,
): Promise<{ id: string; name: string }> {
  requireStaff(req)
  return inTransaction(req, async () => {
    // Serializes concurrent submissions with the same address.
    await lockEmail(req, fields.email)
    const existing = await findClientByEmail(req, fields.email)
    if (existing) throw new AppError('conflict', { fields: { email: 'taken' }, existing })
    const client = await asUser(req).create({
      collection: 'clients',
      data: { ...fields, firstName, lastName, companyName, status: 'active' },
      depth: 0,
    })
    return { id: client.id, name: client.name ?? `${firstName} ${lastName}` }
  })
}

/**
 * Sets the status of a client. Throws AppError 'not_found' for a deleted client, and 'conflict' with the current status when
 * it is not the expected one. Setting the status that the client has changes nothing.
 */
export async function setClientStatus(
  { req }: Context,
  { client: id, status, expected }: SetClientStatusInput,
): Promise<{ status: ClientStatus }> {
  return inTransaction(req, async () => {
    const client = await lockClient(req, id)
    if (client.status === status) return { status }
    if (client.status !== expected)
      throw new AppError('conflict', { current: { value: client.status, changedBy: null, changedAt: null } })
    await asUser(req).update({ collection: 'clients', id, data: { status }, depth: 0 })
    return { status }
  })
}

/** Whether the client was sent a proposal or an invoice: such a client is suspended, never deleted. */
async function hasDocumentsToKeep(req: PayloadRequest, client: string): Promise<boolean> {
  const db = await databaseOf(req)
  const sent = db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.client, client), isNotNull(proposals.sentAt)))
  const issued = db.select({ id: invoices.id }).from(invoices).where(eq(invoices.client, client))
  const kept = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, client), or(exists(sent), exists(issued))))
  return kept.length > 0
}

/**
 * Deletes a client with its tickets and proposal drafts; its accounts stay, without a client. Throws AppError 'not_found'
 * when someone has deleted it already, and 'conflict' with the field `client` 'has_documents' when it has documents that
 * must be kept.
 */
export async function deleteClient({ req }: Context, { client: id }: { client: string }): Promise<object> {
  return inTransaction(req, async () => {
    await lockClient(req, id)
    if (await hasDocumentsToKeep(req, id))
      throw new AppError('conflict', { fields: { client: 'has_documents' } })
    await asUser(req).delete({ collection: 'clients', id })
    return {}
  })
}
