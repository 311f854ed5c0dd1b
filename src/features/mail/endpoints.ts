import type { VerbsOf } from '@/lib/api'
import type { Endpoints } from '@/lib/server/http/endpoints'
import { handle } from '@/lib/server/http/handle'
import { resendEmails, resendSchema } from './operations/resend-emails'

export const mailEndpoints = {
  POST: {
    'resend-emails': handle({ who: 'admin', input: resendSchema, run: resendEmails }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof mailEndpoints> {}
}
