import { invitePerson } from '@/features/people/operations/invite-person'
import { invitePersonSchema } from '@/features/people/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'admin',
  limit: 'invitation',
  input: invitePersonSchema,
  run: invitePerson,
})
