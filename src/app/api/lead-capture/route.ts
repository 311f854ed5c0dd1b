import { captureLead } from '@/features/leads/operations/capture-lead'
import { captureSchema } from '@/features/leads/schemas'
import { handle } from '@/lib/server/http/handle'

/** Captures a lead from the contact form. The response has no lead id, because visitors have no use for it. */
export const POST = handle({
  who: 'anyone',
  input: captureSchema,
  run: async (context, input) => {
    await captureLead(context, input)
    return {}
  },
})
