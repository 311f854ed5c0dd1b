import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import { createClient, deleteClient, setClientStatus } from './operations/client-changes'
import { listClientOptions } from './queries/client-options'
import { clientOptionsSchema, createClientSchema, deleteClientSchema, setClientStatusSchema } from './schemas'

export const clientsEndpoints = {
  GET: {
    'client-options': handleQuery({
      who: 'staff',
      input: clientOptionsSchema,
      run: (req, { q }) => listClientOptions(req, q),
    }),
  },
  POST: {
    'create-client': handle({
      who: 'staff',
      limit: 'clientChange',
      input: createClientSchema,
      once: 'create-client',
      run: createClient,
    }),
    'delete-client': handle({
      who: 'admin',
      limit: 'clientChange',
      input: deleteClientSchema,
      run: deleteClient,
    }),
    'set-client-status': handle({
      who: 'staff',
      limit: 'clientChange',
      input: setClientStatusSchema,
      run: setClientStatus,
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof clientsEndpoints> {}
  interface Queries extends QueriesOf<typeof clientsEndpoints> {}
}
