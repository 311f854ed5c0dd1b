import { setPersonRole } from '@/features/people/operations/set-person-role'
import { setPersonRoleSchema } from '@/features/people/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'admin', limit: 'account', input: setPersonRoleSchema, run: setPersonRole })
