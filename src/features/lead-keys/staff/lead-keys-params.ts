import { queryOptions } from '@tanstack/react-query'

import { listParams } from '@/components/staff/list-params'
import { readQuery } from '@/lib/read-query'

/** The list has neither filters nor pages. */
export const leadKeysParamsOf = listParams([])

/** All keys. */
export const leadKeysQuery = () =>
  queryOptions({
    queryKey: ['leadKeys'],
    queryFn: ({ signal }) => readQuery('lead-key-list', {}, signal),
  })
