import { queryOptions } from '@tanstack/react-query'

import { listParams } from '@/components/staff/list-params'
import { readQuery } from '@/lib/read-query'

/** The URL parameter that names whose availability an admin sees. */
export const availabilityParamsOf = listParams(['user'])

/** An availability with what its form shows. Calls announce their leads, busy times and the rest the person. */
export const availabilityQuery = (params: ReturnType<typeof availabilityParamsOf>) =>
  queryOptions({
    queryKey: ['availability', params],
    queryFn: ({ signal }) => readQuery('availability', params, signal),
    meta: { topics: ['users', 'leads'] },
  })
