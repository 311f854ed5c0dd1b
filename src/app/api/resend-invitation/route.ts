import { resendInvitation } from '@/features/people/operations/resend-invitation'
import { personSchema } from '@/features/people/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'admin', limit: 'invitation', input: personSchema, run: resendInvitation })
