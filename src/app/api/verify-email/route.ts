import { verifyEmail } from '@/features/accounts/operations/verify-email'
import { verifySchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'anyone', input: verifySchema, run: verifyEmail })
