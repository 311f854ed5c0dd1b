import { logLeadReply } from '@/features/leads/operations/log-lead-reply'
import { logLeadReplySchema } from '@/features/leads/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'leadChange',
  input: logLeadReplySchema,
  run: logLeadReply,
})
