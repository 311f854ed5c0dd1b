import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { lockDocument } from '@/lib/server/db/document-lock'
import { isoTime } from '@/lib/server/db/expressions'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { _posts_v, posts } from '@/payload-tables'
import type { ChangePostInput } from '../board-schemas'
import { changedAt, isLatestVersion } from '../queries/post-conditions'

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
  const db = await databaseOf(req)
  const [post] = await db
    .select({
      id: posts.id,
      isArchived: sql<boolean>`${posts.archivedAt} is not null`,
      changedAt: isoTime(changedAt),
      now: sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(posts)
    .leftJoin(_posts_v, isLatestVersion)
    .where(eq(posts.id, id))
  if (!post) throw new AppError('not_found')
  if (post.changedAt !== expected) throw changedMeanwhile()
  return post
}

/** The conflict of what someone has changed since the board read it. */
export const changedMeanwhile = () =>
  new AppError('conflict', { current: { value: null, changedBy: null, changedAt: null } })
