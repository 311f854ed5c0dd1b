import { queryOptions } from '@tanstack/react-query'

import { readQuery } from '@/lib/read-query'
import type { ClientOption } from '../queries/client-options'

/** The clients to choose from. */
export const clientOptionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['clients', 'options', q],
    queryFn: ({ signal }) => readQuery<{ clients: ClientOption[] }>('client-options', { q }, signal),
  })
