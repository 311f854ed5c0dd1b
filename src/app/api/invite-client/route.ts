import { inviteClient } from '@/features/accounts/operations/invite-client'
import { inviteSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'invitation', input: inviteSchema, run: inviteClient })
