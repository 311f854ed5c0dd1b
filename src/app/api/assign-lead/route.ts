import { assignLead } from '@/features/leads/operations/assign-lead'
import { assignLeadSchema } from '@/features/leads/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'leadChange', input: assignLeadSchema, run: assignLead })
