import { z } from 'zod'

import type { QueriesOf } from '@/lib/api'
import type { Endpoints } from '@/lib/server/http/endpoints'
import { handleQuery } from '@/lib/server/http/handle'
import { findDashboard } from './queries/dashboard'

export const dashboardEndpoints = {
  GET: {
    dashboard: handleQuery({ who: 'staff', input: z.object({}), run: findDashboard }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Queries extends QueriesOf<typeof dashboardEndpoints> {}
}
