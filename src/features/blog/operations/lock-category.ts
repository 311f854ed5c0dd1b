import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import { postsInCategory, revisionOf } from '../queries/category-list'

type LockedCategory = { id: string; revision: string; posts: number }

/** Reads a category and locks it until the transaction ends. Throws AppError 'not_found' when someone has deleted it. */
export async function lockCategory(req: PayloadRequest, id: string): Promise<LockedCategory> {
  requireStaff(req)
  const [category] = await runSql<LockedCategory>(
    req,
    sql`
      select c.id, ${revisionOf(sql`c.id`)} as revision, ${postsInCategory(sql`c.id`)} as posts
      from categories c where c.id = ${id} for update of c`,
  )
  if (!category) throw new AppError('not_found')
  return category
}
