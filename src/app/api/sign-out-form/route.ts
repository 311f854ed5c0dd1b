import { REST_POST } from '@payloadcms/next/routes'

import { withErrorResponse } from '@/lib/server/http/error-response'
import { checkOrigin } from '@/lib/server/http/request'
import { config } from '@/lib/server/payload'
import { guardPayloadRest } from '@/lib/server/rest/guard'

const logout = guardPayloadRest(REST_POST(config))

/** The sign-out of staff without scripts, by the same way as with them. Leads to the page that says whether it is done. */
export const POST = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    checkOrigin(request)
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    headers.delete('content-type')
    const answer = await logout(
      new Request(new URL('/api/users/logout', request.url), { method: 'POST', headers }),
      { params: Promise.resolve({ slug: ['users', 'logout'] }) },
    )
    const response = new Response(null, { status: 303, headers: { location: '/admin/logout' } })
    for (const cookie of answer.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
    return response
  })
