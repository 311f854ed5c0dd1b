import { searchAdmin } from '@/features/search/operations/search-admin'
import { searchSchema } from '@/features/search/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'adminSearch', input: searchSchema, run: searchAdmin })
