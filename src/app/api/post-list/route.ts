import { findPostPage } from '@/features/blog/queries/post-page'
import { postListSchema } from '@/features/blog/board-schemas'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: postListSchema, run: findPostPage })
