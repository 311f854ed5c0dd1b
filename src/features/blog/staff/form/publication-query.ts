import { queryOptions } from '@tanstack/react-query'

import { readQuery } from '@/lib/read-query'

/** The state of the post in both languages. */
export const publicationQuery = (post: string) =>
  queryOptions({
    queryKey: ['posts', 'detail', post],
    queryFn: ({ signal }) => readQuery('post-publication', { post }, signal),
  })
