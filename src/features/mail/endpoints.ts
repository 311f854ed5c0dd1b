import type { VerbsOf } from '@/lib/api'
import type { Endpoints } from '@/lib/server/http/endpoints'
import { handle } from '@/lib/server/http/handle'
import { resendEmails } from './operations/resend-emails'
import { resendSchema } from './schemas'

export const mailEndpoints = {
  POST: {
    'resend-emails': handle({ who: 'admin', input: resendSchema, run: resendEmails }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof mailEndpoints> {}
}
