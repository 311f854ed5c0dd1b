import { saveCategory } from '@/features/blog/operations/save-category'
import { saveCategorySchema } from '@/features/blog/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'publishing',
  input: saveCategorySchema,
  run: saveCategory,
})
