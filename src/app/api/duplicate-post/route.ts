import { duplicatePost } from '@/features/blog/operations/duplicate-post'
import { duplicatePostSchema } from '@/features/blog/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'publishing',
  input: duplicatePostSchema,
  run: duplicatePost,
})
