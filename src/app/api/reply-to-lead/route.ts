import { replyToLead } from '@/features/leads/operations/reply-to-lead'
import { replyToLeadSchema } from '@/features/leads/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'leadReply', input: replyToLeadSchema, run: replyToLead })
