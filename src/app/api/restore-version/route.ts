import { restoreVersion } from '@/features/publishing/operations/restore-version'
import { restoreSchema } from '@/features/publishing/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'publishing', input: restoreSchema, run: restoreVersion })
