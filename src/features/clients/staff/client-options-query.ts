import { queryOptions } from '@tanstack/react-query'

import { readQuery } from '@/lib/read-query'

/** The clients to choose from. */
export const clientOptionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['clients', 'options', q],
    queryFn: ({ signal }) => readQuery('client-options', { q }, signal),
  })
