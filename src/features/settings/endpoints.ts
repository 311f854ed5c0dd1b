import type { VerbsOf } from '@/lib/api'
import type { Endpoints } from '@/lib/server/http/endpoints'
import { handle } from '@/lib/server/http/handle'
import { testConnection, testConnectionSchema } from './operations/test-connection'

export const settingsEndpoints = {
  POST: {
    'test-connection': handle({
      who: 'admin',
      limit: 'billing',
      input: testConnectionSchema,
      run: testConnection,
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof settingsEndpoints> {}
}
