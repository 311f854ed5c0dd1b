import { setLanguage } from '@/features/accounts/operations/set-language'
import { languageSchema } from '@/features/accounts/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'user', limit: 'account', input: languageSchema, run: setLanguage })
