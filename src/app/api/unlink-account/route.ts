import { unlinkAccount } from '@/features/accounts/operations/unlink-account'
import { unlinkSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'admin', limit: 'account', input: unlinkSchema, run: unlinkAccount })
