import { publishPost } from '@/features/blog/operations/publish-post'
import { publishPostSchema } from '@/features/blog/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'publishing', input: publishPostSchema, run: publishPost })
