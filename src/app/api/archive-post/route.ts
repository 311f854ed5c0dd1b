import { archivePost } from '@/features/blog/operations/take-post-offline'
import { changePostSchema } from '@/features/blog/board-schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'publishing', input: changePostSchema, run: archivePost })
