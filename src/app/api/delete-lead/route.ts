import { deleteLead } from '@/features/leads/operations/delete-lead'
import { deleteLeadSchema } from '@/features/leads/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'leadChange', input: deleteLeadSchema, run: deleteLead })
