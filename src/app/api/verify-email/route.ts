import { verifyEmail } from '@/features/accounts/operations/verify-email'
import { verifySchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/handle'

/** Proves an address by the link of a mail. */
export const POST = handle({ who: 'anyone', input: verifySchema, run: verifyEmail })
