import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { lockDocument } from '@/lib/server/db/document-lock'
import { runSql, sql } from '@/lib/server/db/sql'
import type { ChangePostInput } from '../board-schemas'

export type LockedPost = { id: string; isArchived: boolean; now: string }

/**
 * Locks a post until the transaction ends. Returns it with the database's now. Throws AppError 'not_found' when someone has
 * deleted it, and 'conflict' when it was changed since the board read it.
 */
export async function lockPost(
  req: PayloadRequest,
  { post: id, expected }: ChangePostInput,
): Promise<LockedPost> {
  requireStaff(req)
  await lockDocument(req, 'posts', id)
  const [post] = await runSql<LockedPost & { changedAt: string }>(
    req,
    sql`
      select p.id, p.archived_at is not null as "isArchived",
        to_json(coalesce(v.updated_at, p.updated_at)) #>> '{}' as "changedAt",
        to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now
      from posts p left join _posts_v v on v.parent_id = p.id and v.latest
      where p.id = ${id}`,
  )
  if (!post) throw new AppError('not_found')
  if (post.changedAt !== expected) throw changedMeanwhile()
  return post
}

/** The conflict of what someone has changed since the board read it. */
export const changedMeanwhile = () =>
  new AppError('conflict', { current: { value: null, changedBy: null, changedAt: null } })
