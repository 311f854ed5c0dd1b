import { activatePerson } from '@/features/people/operations/activate-person'
import { personSchema } from '@/features/people/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'admin', limit: 'account', input: personSchema, run: activatePerson })
