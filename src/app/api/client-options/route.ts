import { clientOptionsSchema } from '@/features/tickets/desk-schemas'
import { listClientOptions } from '@/features/tickets/queries/client-options'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({
  who: 'staff',
  input: clientOptionsSchema,
  run: (req, { q }) => listClientOptions(req, q),
})
