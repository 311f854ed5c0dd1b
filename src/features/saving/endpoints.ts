import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import { copyKeySchema, deriveCopyKey } from './operations/derive-copy-key'
import { documentLockSchema, readDocumentLock } from './queries/document-lock'

export const savingEndpoints = {
  GET: {
    'document-lock': handleQuery({ who: 'staff', input: documentLockSchema, run: readDocumentLock }),
  },
  POST: {
    'copy-key': handle({ who: 'staff', limit: 'copyKey', input: copyKeySchema, run: deriveCopyKey }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof savingEndpoints> {}
  interface Queries extends QueriesOf<typeof savingEndpoints> {}
}
