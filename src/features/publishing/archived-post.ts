import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '@/lib/server/db/sql'
import { posts } from '@/payload-tables'

/** Whether a post is archived, as its published row says: a draft may say otherwise. */
export async function isArchivedPost(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await databaseOf(req)
  const [post] = await db.select({ archivedAt: posts.archivedAt }).from(posts).where(eq(posts.id, id))
  return Boolean(post?.archivedAt)
}
