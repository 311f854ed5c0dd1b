import { handle, type Endpoints, type VerbsOf } from '@/lib/server/http/handle'
import { resendEmails, resendSchema } from './operations/resend-emails'

export const mailEndpoints = {
  POST: {
    'resend-emails': handle({ who: 'admin', input: resendSchema, run: resendEmails }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof mailEndpoints> {}
}
