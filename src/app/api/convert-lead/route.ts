import { convertLead } from '@/features/leads/operations/convert-lead'
import { convertLeadSchema } from '@/features/leads/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'leadChange', input: convertLeadSchema, run: convertLead })
