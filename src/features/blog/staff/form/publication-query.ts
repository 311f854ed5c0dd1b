import { queryOptions } from '@tanstack/react-query'

import { readQuery } from '@/lib/read-query'
import type { PostPublication } from '../../queries/post-publication'

/** The state of the post in both languages. */
export const publicationQuery = (post: string) =>
  queryOptions({
    queryKey: ['posts', 'detail', post],
    queryFn: ({ signal }) => readQuery<PostPublication>('post-publication', { post }, signal),
  })
