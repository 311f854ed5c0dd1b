import { addLeadNote } from '@/features/leads/operations/add-lead-note'
import { addLeadNoteSchema } from '@/features/leads/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'leadChange', input: addLeadNoteSchema, run: addLeadNote })
