import { connectedPayload, assertDatabase } from '@/lib/server/auth/authenticate'
import { withErrorResponse } from '@/lib/server/http/error-response'

export const dynamic = 'force-dynamic'

/** Returns 200 when the database responds, else 503. For load balancers and the demo. */
export const GET = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    await assertDatabase(await connectedPayload())
    return Response.json({ success: true })
  })
