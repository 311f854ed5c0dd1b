import { changePassword } from '@/features/accounts/operations/change-password'
import { changePasswordSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/handle'

/** A new password for whoever knows the present one. */
export const POST = handle({
  who: 'user',
  limit: 'account',
  input: changePasswordSchema,
  run: changePassword,
})
