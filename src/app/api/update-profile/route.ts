import { updateProfile } from '@/features/accounts/operations/update-profile'
import { profileSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'user', limit: 'account', input: profileSchema, run: updateProfile })
