import { resendVerification } from '@/features/accounts/operations/resend-verification'
import { resendSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'anyone', input: resendSchema, run: resendVerification })
