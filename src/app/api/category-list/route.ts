import { listBoardCategories } from '@/features/blog/queries/category-list'
import { categoryListSchema } from '@/features/blog/board-schemas'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: categoryListSchema, run: listBoardCategories })
