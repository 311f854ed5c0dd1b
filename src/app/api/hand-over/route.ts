import { handOver } from '@/features/people/operations/hand-over'
import { handOverSchema } from '@/features/people/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'admin', limit: 'account', input: handOverSchema, run: handOver })
