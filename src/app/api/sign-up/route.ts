import { signUp } from '@/features/accounts/operations/sign-up'
import { signUpSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'anyone', input: signUpSchema, run: signUp })
