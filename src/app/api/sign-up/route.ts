import { signUp } from '@/features/accounts/operations/sign-up'
import { signUpSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/handle'

/** A visitor makes an account. */
export const POST = handle({ who: 'anyone', input: signUpSchema, run: signUp })
