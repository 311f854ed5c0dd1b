import { findClientDetails } from '@/features/clients/queries/client-details'
import { clientDetailsSchema } from '@/features/clients/schemas'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: clientDetailsSchema, run: findClientDetails })
