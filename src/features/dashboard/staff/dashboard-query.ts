import { queryOptions } from '@tanstack/react-query'

import { readQuery } from '@/lib/read-query'
import type { Dashboard } from '../queries/dashboard'

/** What the dashboard shows above the tabs. A change of anything that it counts refetches it. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => readQuery<Dashboard>('dashboard', {}, signal),
  meta: { topics: ['leads', 'tickets', 'proposals', 'clients', 'system'] },
})
