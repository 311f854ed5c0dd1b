import { z } from 'zod'

import { handleQuery, type Endpoints, type QueriesOf } from '@/lib/server/http/handle'
import { findDashboard } from './queries/dashboard'

export const dashboardEndpoints = {
  GET: {
    dashboard: handleQuery({ who: 'staff', onReplica: true, input: z.object({}), run: findDashboard }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Queries extends QueriesOf<typeof dashboardEndpoints> {}
}
