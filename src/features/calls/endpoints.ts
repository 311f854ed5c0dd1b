import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import { markCall } from './operations/mark-call'
import { findLeadCalls } from './queries/staff-calls'
import { leadCallsSchema, markCallSchema } from './staff-schemas'

export const callsEndpoints = {
  GET: {
    'lead-calls': handleQuery({ who: 'staff', input: leadCallsSchema, run: findLeadCalls }),
  },
  POST: {
    'mark-call': handle({ who: 'staff', limit: 'leadChange', input: markCallSchema, run: markCall }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof callsEndpoints> {}
  interface Queries extends QueriesOf<typeof callsEndpoints> {}
}
