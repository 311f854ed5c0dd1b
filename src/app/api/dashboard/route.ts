import { z } from 'zod'

import { findDashboard } from '@/features/dashboard/queries/dashboard'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: z.object({}), run: findDashboard })
