import { queryOptions } from '@tanstack/react-query'

import { readQuery } from '@/lib/read-query'

/** What the dashboard shows above the tabs. A change of anything that it counts refetches it. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => readQuery('dashboard', {}, signal),
  meta: { topics: ['leads', 'tickets', 'proposals', 'clients', 'system', 'users'] },
})
