import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { databaseOf } from '@/lib/server/db/sql'
import { categories } from '@/payload-tables'
import { selectCategories } from '../queries/category-list'

type LockedCategory = { id: string; revision: string; posts: number }

/** Reads a category and locks it until the transaction ends. Throws AppError 'not_found' when someone has deleted it. */
export async function lockCategory(req: PayloadRequest, id: string): Promise<LockedCategory> {
  requireStaff(req)
  const db = await databaseOf(req)
  const isSame = eq(categories.id, id)
  await db.select({ id: categories.id }).from(categories).where(isSame).for('update')
  // A statement of its own: one that waits for the lock would read the revision from before.
  const [category] = await selectCategories(db).where(isSame)
  if (!category) throw new AppError('not_found')
  return category
}
