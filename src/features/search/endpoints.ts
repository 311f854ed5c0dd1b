import type { VerbsOf } from '@/lib/api'
import type { Endpoints } from '@/lib/server/http/endpoints'
import { handle } from '@/lib/server/http/handle'
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
