import { NextResponse, type NextRequest } from 'next/server'

/** The first admin comes from a command, never from the first visitor (security.md, L6). */
const firstUser = /^\/+admin\/+create-first-user(\/|$)/i

/**
 * A link in a mail opens from another site, and Payload ignores the session of such a request. Opening a page changes
 * nothing and the cookie is SameSite=Lax, so a navigation counts as our own (stack.md).
 */
export function proxy(request: NextRequest): NextResponse {
  if (firstUser.test(decoded(request.nextUrl.pathname))) return new NextResponse(null, { status: 404 })
  // Nobody who is signed out has a server function to call.
  if (request.method === 'POST' && !request.cookies.has('puente-token'))
    return new NextResponse(null, { status: 401 })
  const headers = new Headers(request.headers)
  const navigation = request.method === 'GET' && headers.get('sec-fetch-dest') === 'document'
  if (navigation) headers.set('sec-fetch-site', 'same-origin')
  return NextResponse.next({ request: { headers } })
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export const config = { matcher: ['/admin/:path*'] }
