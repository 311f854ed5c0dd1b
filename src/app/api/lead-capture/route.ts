import { captureLead } from '@/features/leads/operations/capture-lead'
import { captureSchema } from '@/features/leads/schemas'
import { handle } from '@/lib/server/handle'

export const POST = handle({ who: 'anyone', input: captureSchema, run: captureLead })
