import { signOutEverywhere } from '@/features/accounts/operations/sign-out-everywhere'
import { nothingSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'user', limit: 'account', input: nothingSchema, run: signOutEverywhere })
