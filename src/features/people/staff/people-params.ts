import { queryOptions } from '@tanstack/react-query'

import { readQuery } from '@/lib/read-query'

const names = ['q', 'sort', 'direction', 'page'] as const
export type PeopleParams = Partial<Record<(typeof names)[number], string>>

/** Returns the parameters of the list in a URL. `read` returns one parameter. */
export const peopleParamsOf = (read: (name: string) => unknown): PeopleParams =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

/** One page of the list. What people own is part of it, so it follows changes of leads and proposals too. */
export const peopleListQuery = (params: PeopleParams) =>
  queryOptions({
    queryKey: ['users', 'people', params],
    queryFn: ({ signal }) => readQuery('people-list', params, signal),
    meta: { topics: ['users', 'leads', 'proposals'] },
  })
