import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

import { accountsEndpoints } from '@/features/accounts/endpoints'
import { forgotPassword, resetPassword } from '@/features/accounts/operations/passwords'
import { addressSchema, newPasswordSchema } from '@/features/accounts/schemas'
import { blogEndpoints } from '@/features/blog/endpoints'
import { callsEndpoints } from '@/features/calls/endpoints'
import { clientPagesEndpoints } from '@/features/client-pages/endpoints'
import { clientsEndpoints } from '@/features/clients/endpoints'
import { dashboardEndpoints } from '@/features/dashboard/endpoints'
import { invoicesEndpoints } from '@/features/invoices/endpoints'
import { leadKeysEndpoints } from '@/features/lead-keys/endpoints'
import { emailOpenEndpoints, leadsEndpoints } from '@/features/leads/endpoints'
import { mailEndpoints } from '@/features/mail/endpoints'
import { mediaEndpoints } from '@/features/media/endpoints'
import { peopleEndpoints } from '@/features/people/endpoints'
import { previewEndpoints } from '@/features/preview/endpoints'
import { proposalGeneratorEndpoints } from '@/features/proposal-generator/endpoints'
import { proposalSigningEndpoints } from '@/features/proposal-signing/endpoints'
import { proposalTemplatesEndpoints } from '@/features/proposal-templates/endpoints'
import { proposalsEndpoints } from '@/features/proposals/endpoints'
import { publishingEndpoints } from '@/features/publishing/endpoints'
import { savingEndpoints } from '@/features/saving/endpoints'
import { searchEndpoints } from '@/features/search/endpoints'
import { settingsEndpoints } from '@/features/settings/endpoints'
import { testimonialsEndpoints } from '@/features/testimonials/endpoints'
import { ticketsEndpoints } from '@/features/tickets/endpoints'
import { translationEndpoints } from '@/features/translation/endpoints'
import { withEndpoints } from '@/lib/server/http/endpoints'
import { config } from '@/lib/server/payload'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import type { OwnEndpoints } from '@/lib/server/rest/sign-in'

/** Ours send our own emails, even when the admin's own page calls them. */
const ownEndpoints = {
  'users/forgot-password': { input: addressSchema, run: forgotPassword },
  'users/reset-password': { input: newPasswordSchema, run: resetPassword },
} as OwnEndpoints

const features = [
  accountsEndpoints,
  blogEndpoints,
  callsEndpoints,
  clientPagesEndpoints,
  clientsEndpoints,
  dashboardEndpoints,
  emailOpenEndpoints,
  invoicesEndpoints,
  leadKeysEndpoints,
  leadsEndpoints,
  mailEndpoints,
  mediaEndpoints,
  peopleEndpoints,
  previewEndpoints,
  proposalGeneratorEndpoints,
  proposalSigningEndpoints,
  proposalTemplatesEndpoints,
  proposalsEndpoints,
  publishingEndpoints,
  savingEndpoints,
  searchEndpoints,
  settingsEndpoints,
  testimonialsEndpoints,
  ticketsEndpoints,
  translationEndpoints,
]

export const GET = withEndpoints(features, guardPayloadRest(REST_GET(config)))
export const POST = withEndpoints(features, guardPayloadRest(REST_POST(config), ownEndpoints))
export const PATCH = guardPayloadRest(REST_PATCH(config))
export const PUT = guardPayloadRest(REST_PUT(config))
export const DELETE = guardPayloadRest(REST_DELETE(config))
export const OPTIONS = guardPayloadRest(REST_OPTIONS(config))
