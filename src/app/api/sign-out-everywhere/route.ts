import { signOutEverywhere } from '@/features/accounts/operations/sign-out-everywhere'
import { nothingSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/handle'

/** Ends all sessions of whoever asks. */
export const POST = handle({ who: 'user', limit: 'account', input: nothingSchema, run: signOutEverywhere })
