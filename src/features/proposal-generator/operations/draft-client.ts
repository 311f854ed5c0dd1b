import { and, eq, isNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { createClient } from '@/features/clients/operations/client-changes'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asSystem, asUser } from '@/lib/server/db/local-api'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
import type { Context } from '@/lib/server/http/authorize'
import { clients } from '@/payload-tables'
import type { CreateProposalFromDraftInput } from '../generator-schemas'

/** The client of a new proposal. */
export type ProposalClient = {
  id: string
  name: string
  company: string | null
  language: Language
  isNew: boolean
}

/**
 * Returns the client that was chosen, or creates the new one, and notes the lead it came from. Throws AppError 'invalid'
 * with the field `client` for one that is gone, and 'conflict' with the client that has the email address already.
 */
export async function clientOfDraft(
  context: Context,
  { client, newClient }: Pick<CreateProposalFromDraftInput, 'client' | 'newClient'>,
  lead: string | null,
): Promise<ProposalClient> {
  const { req } = context
  const isNew = !client
  const id = client ?? (newClient && (await createClient(context, newClient)).id)
  if (!id) throw new AppError('invalid', { fields: { client: 'required' } })
  const found = await asUser(req).findByID({
    collection: 'clients',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true, companyName: true, language: true },
  })
  if (!found) throw new AppError('invalid', { fields: { client: 'invalid' } })
  const name = found.name ?? ''
  if (lead) await noteLead(req, { id, name, isNew }, lead)
  return { id, name, company: found.companyName ?? null, language: found.language, isNew }
}

/** A lead leads to one client, and a client comes from one lead. The lead's history tells of a new client. */
async function noteLead(
  req: PayloadRequest,
  { id, name, isNew }: Pick<ProposalClient, 'id' | 'name' | 'isNew'>,
  lead: string,
): Promise<void> {
  const other = alias(clients, 'other')
  const db = await databaseOf(req)
  const others = db.select({ id: other.id }).from(other).where(eq(other.lead, lead))
  const noted = await db
    .update(clients)
    .set({ lead, updatedAt: sql`now()` })
    .where(and(eq(clients.id, id), isNull(clients.lead), notExists(others)))
    .returning({ id: clients.id })
  if (noted.length > 0) await announce(req, 'clients', id)
  if (!isNew) return
  await asSystem(req).create({
    collection: 'lead-activities',
    data: { lead, type: 'note_added', data: { client: name } },
  })
}
