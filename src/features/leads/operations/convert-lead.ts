import { desc, eq, inArray, or } from 'drizzle-orm'

import { canonicalizeEmail } from '@/features/clients/rules'
import { AppError } from '@/lib/app-error'
import { asSystem, asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { mailboxSpellings } from '@/lib/server/mailbox'
import { clients } from '@/payload-tables'
import type { ConvertLeadInput } from '../board-schemas'
import { lockLeadForStaff } from './lock-lead'

/**
 * Creates a client from a lead, with its contact data and language, and records it in the lead's history. The lead keeps
 * its status. Returns the lead's client if it already has one. Throws AppError 'not_found' for a deleted lead, and
 * 'conflict' with the id of the client that has the lead's email address.
 */
export async function convertLead(
  { req }: Context,
  { lead: id, first_name, last_name }: ConvertLeadInput,
): Promise<{ client: string; created: boolean }> {
  return inTransaction(req, async () => {
    const lead = await lockLeadForStaff(req, id)
    const email = canonicalizeEmail(lead.email)
    const db = await databaseOf(req)
    const [existing] = await db
      .select({ id: clients.id, lead: clients.lead })
      .from(clients)
      .where(or(eq(clients.lead, id), inArray(clients.email, mailboxSpellings(email))))
      .orderBy(desc(sql`${clients.lead} is not distinct from ${id}::uuid`))
      .limit(1)
    if (existing?.lead === id) return { client: existing.id, created: false }
    if (existing)
      throw new AppError('conflict', {
        fields: { email: 'invalid' },
        current: { value: existing.id, changedBy: null, changedAt: null },
      })
    const { company: companyName, phone, language } = lead
    const person = { firstName: first_name, lastName: last_name, email, companyName, phone, language }
    const client = await asUser(req).create({
      collection: 'clients',
      data: { ...person, status: 'active', lead: id },
      depth: 0,
    })
    const data = { client: client.name ?? `${first_name} ${last_name}` }
    await asSystem(req).create({
      collection: 'lead-activities',
      data: { lead: id, type: 'note_added', data },
    })
    return { client: client.id, created: true }
  })
}
