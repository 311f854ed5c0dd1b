import { setClientStatus } from '@/features/clients/operations/set-client-status'
import { setClientStatusSchema } from '@/features/clients/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'clientChange',
  input: setClientStatusSchema,
  run: setClientStatus,
})
