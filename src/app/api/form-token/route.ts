import { withErrorResponse } from '@/lib/server/http/error-response'
import { clientAddressOf } from '@/lib/server/http/request'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { issueToken } from '@/lib/server/http/timing-token'

export const dynamic = 'force-dynamic'

/** The timing token of the contact form, fetched when one of its fields first gets the focus. */
export const GET = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    await consumeRateLimit('formToken', clientAddressOf(request))
    return Response.json({ token: issueToken() })
  })
