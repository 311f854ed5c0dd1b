import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

import { forgotPassword } from '@/features/accounts/operations/forgot-password'
import { resetPassword } from '@/features/accounts/operations/reset-password'
import { addressSchema, newPasswordSchema } from '@/features/accounts/schemas'
import { guard, type OwnCalls } from '@/lib/server/guard'
import { config } from '@/lib/server/payload'

/** The mails of a forgotten password are ours, also when the admin's own page asks for them. */
const own = {
  'users/forgot-password': { input: addressSchema, run: forgotPassword },
  'users/reset-password': { input: newPasswordSchema, run: resetPassword },
} as OwnCalls

export const GET = guard(REST_GET(config))
export const POST = guard(REST_POST(config), own)
export const PATCH = guard(REST_PATCH(config))
export const PUT = guard(REST_PUT(config))
export const DELETE = guard(REST_DELETE(config))
export const OPTIONS = guard(REST_OPTIONS(config))
