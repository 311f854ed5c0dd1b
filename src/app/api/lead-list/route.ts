import { leadListSchema } from '@/features/leads/board-schemas'
import { findLeadPage } from '@/features/leads/queries/lead-page'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: leadListSchema, run: findLeadPage })
