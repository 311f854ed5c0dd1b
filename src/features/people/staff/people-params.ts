import { queryOptions } from '@tanstack/react-query'

import { listParams } from '@/components/staff/list-params'
import { readQuery } from '@/lib/read-query'

/** Returns the parameters of the list in a URL. */
export const peopleParamsOf = listParams(['q', 'sort', 'direction', 'page'])
export type PeopleParams = ReturnType<typeof peopleParamsOf>

/** One page of the list. What people own is part of it, so it follows changes of leads and proposals too. */
export const peopleListQuery = (params: PeopleParams) =>
  queryOptions({
    queryKey: ['users', 'people', params],
    queryFn: ({ signal }) => readQuery('people-list', params, signal),
    meta: { topics: ['users', 'leads', 'proposals'] },
  })
