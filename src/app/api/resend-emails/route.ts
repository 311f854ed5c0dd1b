import { resendEmails } from '@/features/mail/operations/resend-emails'
import { resendSchema } from '@/features/mail/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'admin', input: resendSchema, run: resendEmails })
