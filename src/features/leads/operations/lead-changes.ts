import { and, eq, desc, inArray, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { asUser, asSystem } from '@/lib/server/db/local-api'
import { inTransaction, databaseOf, sql, personName } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { users, clients } from '@/payload-tables'
import { canonicalizeEmail } from '@/features/clients/rules'
import { mailboxSpellings } from '@/lib/server/mailbox'
import type {
  CreateLeadInput,
  AssignLeadInput,
  SetLeadStatusInput,
  AddLeadNoteInput,
  ConvertLeadInput,
} from '../board-schemas'
import type { Person } from '../queries/lead-rows'
import type { LeadStatus } from '../rules'
import { lockLeadForStaff, requireExpected } from './lock-lead'

/** Stores a lead that staff enter by hand. Its history names who did; the lead gets no email. Returns its id. */
export async function createLead(
  { req }: Context,
  { service_interest, ...fields }: CreateLeadInput,
): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    const data = { ...fields, serviceInterest: service_interest, status: 'new' as const }
    const { id } = await asUser(req).create({ collection: 'leads', data: data as never, depth: 0 })
    return { id }
  })
}

/**
 * Assigns a lead to a staff member, or to nobody. The new assignee gets an email, unless they assigned it themselves.
 * Throws AppError 'not_found' for a deleted lead, 'invalid' for an assignee who is not active staff, and 'conflict' with
 * the current assignee's id if it is not the expected one.
 */
export async function assignLead(
  { req }: Context,
  { lead: id, assignee, expected }: AssignLeadInput,
): Promise<{ assignee: Person | null }> {
  return inTransaction(req, async () => {
    const lead = await lockLeadForStaff(req, id)
    const person = assignee ? await findActiveStaff(req, assignee) : null
    if (lead.assignee !== assignee) await requireExpected(req, lead, 'assignee', expected)
    await asUser(req).update({ collection: 'leads', id, data: { assignedTo: assignee }, depth: 0 })
    return { assignee: person }
  })
}

async function findActiveStaff(req: PayloadRequest, id: string): Promise<Person> {
  const db = await databaseOf(req)
  const [person] = await db
    .select({ id: users.id, name: personName(users) })
    .from(users)
    .where(and(eq(users.id, id), isStaffAccount, isActive))
  if (!person) throw new AppError('invalid', { fields: { assignee: 'invalid' } })
  return person
}

/** What the board shows after a change of the status. */
type LeadStatusResult = { status: LeadStatus; firstReplyAt: string | null }

/**
 * Sets the status of a lead; its history records who did. Throws AppError 'not_found' for a deleted lead, and 'conflict'
 * with the current status when it is not the expected one. Setting the status that the lead has records nothing.
 */
export async function setLeadStatus(
  { req }: Context,
  { lead: id, status, expected }: SetLeadStatusInput,
): Promise<LeadStatusResult> {
  return inTransaction(req, async () => {
    const lead = await lockLeadForStaff(req, id)
    if (lead.status !== status) await requireExpected(req, lead, 'status', expected)
    const saved = await asUser(req).update({ collection: 'leads', id, data: { status }, depth: 0 })
    return { status: saved.status, firstReplyAt: saved.firstReplyAt ?? null }
  })
}

/**
 * Adds a note to the history of a lead, and makes it the lead's latest note. Returns the id of the activity. Throws AppError
 * 'not_found' for a deleted lead.
 */
export async function addLeadNote(
  { req }: Context,
  { lead, note }: AddLeadNoteInput,
): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    await lockLeadForStaff(req, lead)
    // The hooks of the collection turn the note into the activity's data.
    const data = { lead, type: 'note_added', note } as const
    const { id } = await asUser(req).create({ collection: 'lead-activities', data: data as never, depth: 0 })
    return { id }
  })
}

/** Deletes a lead with its history. Throws AppError 'not_found' when someone has deleted it already. */
export async function deleteLead({ req }: Context, { lead }: { lead: string }): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    await lockLeadForStaff(req, lead)
    await asUser(req).delete({ collection: 'leads', id: lead })
    return { id: lead }
  })
}

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
