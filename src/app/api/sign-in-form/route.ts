import { REST_POST } from '@payloadcms/next/routes'

import { redirectAfterSignIn } from '@/features/accounts/portal/sign-in-redirect'
import { isLanguage } from '@/i18n/languages'
import { adminSignInPath } from '@/lib/admin-views'
import { safeRedirect } from '@/lib/paths'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { checkOrigin, readBody } from '@/lib/server/http/request'
import { config } from '@/lib/server/payload'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import { signInFailure, type SignedInAccount } from '@/lib/sign-in'

const MAX_BODY_BYTES = 16 * 1024

const login = guardPayloadRest(REST_POST(config))

/** The sign-in of staff without scripts, by the same way as with them. Always redirects to a page. */
export const POST = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    checkOrigin(request)
    const form = new URLSearchParams(new TextDecoder().decode(await readBody(request, MAX_BODY_BYTES)))
    const next = safeRedirect(form.get('next'))
    const answer = await login(loginRequest(request, form), {
      params: Promise.resolve({ slug: ['users', 'login'] }),
    })
    const headers = new Headers()
    for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
    headers.set('location', await pageAfter(answer, form, next))
    return new Response(null, { status: 303, headers })
  })

/** The request that a script would have sent. */
function loginRequest(request: Request, form: URLSearchParams): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  const body = JSON.stringify({ email: form.get('email') ?? '', password: form.get('password') ?? '' })
  return new Request(new URL('/api/users/login', request.url), { method: 'POST', headers, body })
}

async function pageAfter(answer: Response, form: URLSearchParams, next: string | undefined): Promise<string> {
  if (answer.ok) {
    const { user } = (await answer.json()) as { user: SignedInAccount }
    const language = form.get('language')
    return redirectAfterSignIn(user, isLanguage(language) ? language : 'en', next)
  }
  const page = adminSignInPath(next ?? '/admin')
  return `${page}${page.includes('?') ? '&' : '?'}error=${signInFailure(answer.status)}`
}
