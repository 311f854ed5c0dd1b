import { deleteClient } from '@/features/clients/operations/delete-client'
import { deleteClientSchema } from '@/features/clients/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'admin',
  limit: 'clientChange',
  input: deleteClientSchema,
  run: deleteClient,
})
