import { publishBoth } from '@/features/publishing/operations/publish-both'
import { documentSchema } from '@/features/publishing/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'publishing', input: documentSchema, run: publishBoth })
