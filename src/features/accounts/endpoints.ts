import type { z } from 'zod'

import { handle, type Endpoints, type VerbsOf } from '@/lib/server/http/handle'
import { changePassword, signOutEverywhere, type resetPassword } from './operations/passwords'
import { inviteClient, unlinkAccount } from './operations/client-access'
import { resendVerification } from './operations/link-emails'
import { setLanguage, updateProfile } from './operations/update-profile'
import { signUp, verifyEmail } from './operations/sign-up'
import {
  type addressSchema,
  changePasswordSchema,
  inviteSchema,
  languageSchema,
  type newPasswordSchema,
  nothingSchema,
  profileSchema,
  resendSchema,
  signUpSchema,
  unlinkSchema,
  verifySchema,
} from './schemas'

export const accountsEndpoints = {
  POST: {
    'change-password': handle({
      who: 'user',
      limit: 'account',
      input: changePasswordSchema,
      run: changePassword,
    }),
    'invite-client': handle({ who: 'staff', limit: 'invitation', input: inviteSchema, run: inviteClient }),
    'resend-verification': handle({ who: 'anyone', input: resendSchema, run: resendVerification }),
    'set-language': handle({ who: 'user', limit: 'account', input: languageSchema, run: setLanguage }),
    'sign-out-everywhere': handle({
      who: 'user',
      limit: 'account',
      input: nothingSchema,
      run: signOutEverywhere,
    }),
    'sign-up': handle({ who: 'anyone', input: signUpSchema, run: signUp }),
    'unlink-account': handle({ who: 'admin', limit: 'account', input: unlinkSchema, run: unlinkAccount }),
    'update-profile': handle({ who: 'user', limit: 'account', input: profileSchema, run: updateProfile }),
    'verify-email': handle({ who: 'anyone', input: verifySchema, run: verifyEmail }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof accountsEndpoints> {
    /** In place of Payload's own (src/lib/server/rest/sign-in.ts). */
    'users/forgot-password': { input: z.input<typeof addressSchema>; result: object }
    'users/reset-password': {
      input: z.input<typeof newPasswordSchema>
      result: Awaited<ReturnType<typeof resetPassword>>
    }
  }
}
