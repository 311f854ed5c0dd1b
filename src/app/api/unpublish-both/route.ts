import { unpublishBoth } from '@/features/publishing/operations/unpublish-both'
import { documentSchema } from '@/features/publishing/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({ who: 'staff', limit: 'publishing', input: documentSchema, run: unpublishBoth })
