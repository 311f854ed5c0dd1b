import { clientDetailsSchema, clientListSchema } from '@/features/clients/schemas'
import { handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import { findClientBoardPage } from './queries/client-board-page'
import { findClientDetails } from './queries/client-details'

export const clientPagesEndpoints = {
  GET: {
    'client-details': handleQuery({ who: 'staff', input: clientDetailsSchema, run: findClientDetails }),
    'client-list': handleQuery({
      who: 'staff',
      onReplica: true,
      input: clientListSchema,
      run: findClientBoardPage,
    }),
  },
  POST: {},
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof clientPagesEndpoints> {}
  interface Queries extends QueriesOf<typeof clientPagesEndpoints> {}
}
