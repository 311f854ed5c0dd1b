import { NextResponse, type NextRequest } from 'next/server'

/**
 * A link in a mail opens from another site, and Payload ignores the session of such a request. Opening a page changes
 * nothing and the cookie is SameSite=Lax, so a navigation counts as our own (stack.md).
 */
export function proxy(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers)
  const navigation = request.method === 'GET' && headers.get('sec-fetch-dest') === 'document'
  if (navigation) headers.set('sec-fetch-site', 'same-origin')
  return NextResponse.next({ request: { headers } })
}

export const config = { matcher: ['/admin/:path*'] }
