import { createClient } from '@/features/clients/operations/create-client'
import { createClientSchema } from '@/features/clients/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'clientChange',
  input: createClientSchema,
  run: createClient,
})
