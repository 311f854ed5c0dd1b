import { leadDetailsSchema } from '@/features/leads/board-schemas'
import { findLeadDetails } from '@/features/leads/queries/lead-details'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({
  who: 'staff',
  input: leadDetailsSchema,
  run: (req, { lead }) => findLeadDetails(req, lead),
})
