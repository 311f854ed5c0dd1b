import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { AddLeadNoteInput } from '../board-schemas'
import { lockLeadForStaff } from './lock-lead'

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
