import { handle, type Endpoints, type VerbsOf } from '@/lib/server/http/handle'
import { searchAdmin } from './operations/search-admin'
import { searchSchema } from './schemas'

export const searchEndpoints = {
  POST: {
    'search-admin': handle({ who: 'staff', limit: 'adminSearch', input: searchSchema, run: searchAdmin }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof searchEndpoints> {}
}
