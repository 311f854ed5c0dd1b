import { captureLead } from '@/features/leads/operations/capture-lead'
import { captureSchema } from '@/features/leads/schemas'
import { handle } from '@/lib/server/handle'

/** The specification's lead capture; a visitor is told that it is kept, not under which id. */
export const POST = handle({
  who: 'anyone',
  input: captureSchema,
  run: async (context, input) => {
    await captureLead(context, input)
    return {}
  },
})
