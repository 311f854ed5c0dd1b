import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { DeleteCategoryInput } from '../board-schemas'
import { lockCategory } from './lock-category'

/**
 * Deletes a category; its posts stay, without one. Throws AppError 'not_found' when someone has deleted it already, and
 * 'conflict' with the current number of its posts when that is not the number that the screen showed.
 */
export async function deleteCategory(
  { req }: Context,
  { category: id, posts: expected }: DeleteCategoryInput,
): Promise<object> {
  return inTransaction(req, async () => {
    const { posts } = await lockCategory(req, id)
    if (posts !== expected)
      throw new AppError('conflict', { current: { value: String(posts), changedBy: null, changedAt: null } })
    await asUser(req).delete({ collection: 'categories', id })
    return {}
  })
}
