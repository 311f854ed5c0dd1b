import { changePassword } from '@/features/accounts/operations/change-password'
import { changePasswordSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'user',
  limit: 'account',
  input: changePasswordSchema,
  run: changePassword,
})
