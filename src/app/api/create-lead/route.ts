import { createLead } from '@/features/leads/operations/create-lead'
import { createLeadSchema } from '@/features/leads/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'leadChange', input: createLeadSchema, run: createLead })
