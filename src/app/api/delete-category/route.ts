import { deleteCategory } from '@/features/blog/operations/delete-category'
import { deleteCategorySchema } from '@/features/blog/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'publishing',
  input: deleteCategorySchema,
  run: deleteCategory,
})
