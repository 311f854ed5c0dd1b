import { handle, type Endpoints, type VerbsOf } from '@/lib/server/http/handle'
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
