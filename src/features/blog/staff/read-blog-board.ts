import { noop, type QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { listSchedules } from '@/features/publishing/queries/schedules'
import { postListSchema } from '../board-schemas'
import { listBoardCategories } from '../queries/category-list'
import { findPostBoardPage } from '../queries/post-board-page'
import { scheduleListQuery } from './scheduled/schedule-params'
import { CATEGORIES, categoryListQuery, postListQuery, postParamsOf } from './post-params'

type Search = Record<string, string | string[] | undefined>

/** Reads what the board of posts, what is scheduled and open categories show first. */
export async function readBlogBoard(
  queryClient: QueryClient,
  req: PayloadRequest,
  search: Search,
): Promise<void> {
  const params = postParamsOf((name) => search[name])
  await Promise.all([
    queryClient
      .query({
        ...postListQuery(params),
        queryFn: () => findPostBoardPage(req, postListSchema.parse(params)),
      })
      .catch(noop),
    queryClient.query({ ...scheduleListQuery, queryFn: () => listSchedules(req, {}) }).catch(noop),
    search[CATEGORIES] &&
      queryClient.query({ ...categoryListQuery, queryFn: () => listBoardCategories(req) }).catch(noop),
  ])
}
