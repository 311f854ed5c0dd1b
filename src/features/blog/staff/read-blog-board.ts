import type { FirstReads } from '@/components/staff/first-reads'
import { listSchedules } from '@/features/publishing/queries/schedules'
import { postListSchema } from '../board-schemas'
import { listBoardCategories } from '../queries/category-list'
import { findPostBoardPage } from '../queries/post-board-page'
import { CATEGORIES, categoryListQuery, postListQuery, postParamsOf, scheduleListQuery } from './post-params'

/** Reads what the board of posts, what is scheduled and open categories show first. */
export function readBlogBoard({ req, parameter, read }: FirstReads): Promise<unknown> {
  const params = postParamsOf(parameter)
  return Promise.all([
    read(postListQuery(params), () => findPostBoardPage(req, postListSchema.parse(params))),
    read(scheduleListQuery, () => listSchedules(req, {})),
    parameter(CATEGORIES) && read(categoryListQuery, () => listBoardCategories(req)),
  ])
}
