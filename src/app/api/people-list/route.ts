import { findPeoplePage } from '@/features/people/queries/people-page'
import { peopleListSchema } from '@/features/people/schemas'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: peopleListSchema, run: findPeoplePage })
