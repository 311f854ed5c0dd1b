import { setLeadStatus } from '@/features/leads/operations/set-lead-status'
import { setLeadStatusSchema } from '@/features/leads/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'leadChange',
  input: setLeadStatusSchema,
  run: setLeadStatus,
})
