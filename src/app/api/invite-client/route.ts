import { inviteClient } from '@/features/accounts/operations/invite-client'
import { inviteSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/handle'

/** Staff give a client a way into the portal. */
export const POST = handle({ who: 'staff', limit: 'invitation', input: inviteSchema, run: inviteClient })
