import { findClientPage } from '@/features/clients/queries/client-page'
import { clientListSchema } from '@/features/clients/schemas'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: clientListSchema, run: findClientPage })
