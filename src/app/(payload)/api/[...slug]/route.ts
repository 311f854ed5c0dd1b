import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

import { forgotPassword } from '@/features/accounts/operations/forgot-password'
import { resetPassword } from '@/features/accounts/operations/reset-password'
import { addressSchema, newPasswordSchema } from '@/features/accounts/schemas'
import { config } from '@/lib/server/payload'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import type { OwnEndpoints } from '@/lib/server/rest/sign-in-endpoints'

/** Ours send our own emails, even when the admin's own page calls them. */
const ownEndpoints = {
  'users/forgot-password': { input: addressSchema, run: forgotPassword },
  'users/reset-password': { input: newPasswordSchema, run: resetPassword },
} as OwnEndpoints

export const GET = guardPayloadRest(REST_GET(config))
export const POST = guardPayloadRest(REST_POST(config), ownEndpoints)
export const PATCH = guardPayloadRest(REST_PATCH(config))
export const PUT = guardPayloadRest(REST_PUT(config))
export const DELETE = guardPayloadRest(REST_DELETE(config))
export const OPTIONS = guardPayloadRest(REST_OPTIONS(config))
