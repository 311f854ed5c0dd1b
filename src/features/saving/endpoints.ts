import type { QueriesOf, VerbsOf } from '@/lib/api'
import type { Endpoints } from '@/lib/server/http/endpoints'
import { handle, handleQuery } from '@/lib/server/http/handle'
import { deriveCopyKey } from './operations/derive-copy-key'
import { readDocumentLock } from './queries/document-lock'
import { documentLockSchema, nothingSchema } from './schemas'

export const savingEndpoints = {
  GET: {
    'document-lock': handleQuery({ who: 'staff', input: documentLockSchema, run: readDocumentLock }),
  },
  POST: {
    'copy-key': handle({ who: 'staff', limit: 'copyKey', input: nothingSchema, run: deriveCopyKey }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof savingEndpoints> {}
  interface Queries extends QueriesOf<typeof savingEndpoints> {}
}
