import { NextResponse, type NextRequest } from 'next/server'

import { adminPolicy, visitorPolicy } from '@/lib/content-policy.mjs'

/** The first admin comes from a command, never from the first visitor (security.md, L6). */
const firstUser = /^\/+admin\/+create-first-user(\/|$)/i
const admin = /^\/admin(\/|$)/

/**
 * Stands in front of the pages that are made for one visitor, and gives each its own policy: Next reads the nonce from
 * the request and puts it on its scripts. Pages that are kept for everybody bring their policy from the page cache.
 */
export function proxy(request: NextRequest): NextResponse {
  const isAdmin = admin.test(request.nextUrl.pathname)
  const refusal = isAdmin ? refuse(request) : undefined
  if (refusal) return new NextResponse(null, { status: refusal })
  const headers = new Headers(request.headers)
  asOurOwn(request, headers)
  const policy = (isAdmin ? adminPolicy : visitorPolicy)(crypto.randomUUID().replaceAll('-', ''))
  headers.set('content-security-policy', policy)
  return NextResponse.next({ request: { headers }, headers: { 'content-security-policy': policy } })
}

/** The status for what nobody may ask of the admin. */
function refuse(request: NextRequest): number | undefined {
  if (firstUser.test(decoded(request.nextUrl.pathname))) return 404
  // Nobody who is signed out has a server function to call.
  return request.method === 'POST' && !request.cookies.has('puente-token') ? 401 : undefined
}

/**
 * A link in a mail opens from another site, and Payload ignores the session of such a request. Opening a page changes
 * nothing and the cookie is SameSite=Lax, so a navigation counts as our own (stack.md).
 */
function asOurOwn(request: NextRequest, headers: Headers): void {
  const navigation = request.method === 'GET' && headers.get('sec-fetch-dest') === 'document'
  if (navigation) headers.set('sec-fetch-site', 'same-origin')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** No page of the page cache: these alone run the proxy. Signing in and the portal come later. */
export const config = {
  matcher: [
    '/admin/:path*',
    '/:language(es)?/resources/search',
    '/:language(es)?/contact/retry',
    '/:language(es)?/auth/:path*',
    '/:language(es)?/dashboard/:path*',
    '/:language(es)?/proposal/:path*',
  ],
}
