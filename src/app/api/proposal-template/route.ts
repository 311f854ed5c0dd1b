import { findTemplate } from '@/features/proposals/queries/templates'
import { templateSchema } from '@/features/proposals/template-schemas'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: templateSchema, run: findTemplate })
