import { findTemplatePage } from '@/features/proposals/queries/templates'
import { templateListSchema } from '@/features/proposals/template-schemas'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: templateListSchema, run: findTemplatePage })
