import { NextResponse, type NextRequest } from 'next/server'

import { adminSignInPath, isClosedAdminView, isDeskPath, isPublicAdminView } from '@/lib/admin-views'
import { pageHeader } from '@/features/preview/rules'
import { adminPolicy, deskPolicy, postsPolicy, previewPolicy, visitorPolicy } from '@/lib/content-policy.mjs'

const sessionCookie = 'puente-token'
const adminPages = /^\/admin(\/|$)/
/** The list and the editor of posts. */
const postPages = /^\/admin\/collections\/posts(\/|$)/

/**
 * Runs before the pages that are rendered for one visitor, and gives each response its own policy: Next reads the nonce from
 * the request header and adds it to its scripts. Cached pages bring their policy from the page cache.
 */
export function proxy(request: NextRequest): NextResponse {
  const isAdmin = adminPages.test(request.nextUrl.pathname)
  const status = isAdmin ? rejectionStatusOf(request) : undefined
  if (status) return new NextResponse(null, { status })
  if (isAdmin && needsSignIn(request)) return NextResponse.redirect(signInUrl(request))
  const headers = new Headers(request.headers)
  const isPreview = !isAdmin && isRead(request) && request.cookies.has('__prerender_bypass')
  allowSessionOfNavigation(request, headers, isPreview)
  if (isPreview) headers.set(pageHeader, request.nextUrl.pathname)
  const policy = policyOf(request, isPreview)(crypto.randomUUID().replaceAll('-', ''))
  headers.set('content-security-policy', policy)
  return NextResponse.next({
    request: { headers },
    headers: {
      'content-security-policy': policy,
      ...(isPreview && { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' }),
    },
  })
}

function policyOf({ nextUrl }: NextRequest, isPreview: boolean) {
  if (postPages.test(nextUrl.pathname)) return postsPolicy
  if (isDeskPath(nextUrl.pathname)) return deskPolicy
  if (adminPages.test(nextUrl.pathname)) return adminPolicy
  return isPreview ? previewPolicy : visitorPolicy
}

const isRead = ({ method }: NextRequest) => method === 'GET' || method === 'HEAD'

/** Returns the status for requests of the admin that nobody may make, or undefined. */
function rejectionStatusOf(request: NextRequest): number | undefined {
  const [, ...segments] = request.nextUrl.pathname.split('/').filter(Boolean)
  if (isClosedAdminView(segments)) return 404
  // Server functions are for signed-in staff.
  return request.method === 'POST' && !request.cookies.has(sessionCookie) ? 401 : undefined
}

/**
 * Whether to send the visitor to the sign-in page. Payload would do it within a page of status 200, whose head is sent
 * already.
 */
function needsSignIn(request: NextRequest): boolean {
  const { headers, cookies, nextUrl } = request
  const [, ...segments] = nextUrl.pathname.split('/').filter(Boolean)
  return (
    isRead(request) &&
    !cookies.has(sessionCookie) &&
    !headers.has('authorization') &&
    !isPublicAdminView(segments)
  )
}

/** The sign-in page of the admin, which leads back to the view that was requested. */
const signInUrl = ({ nextUrl }: NextRequest): URL =>
  new URL(adminSignInPath(nextUrl.pathname.replace(/\/$/, '') + nextUrl.search), nextUrl)

/**
 * Payload ignores the session of a cross-site request, which includes opening a link in webmail. Opening a page changes
 * nothing, and the cookie is SameSite=Lax, so a navigation may count as our own. So may each read of a page in preview,
 * where nginx does not forward these headers.
 */
function allowSessionOfNavigation(request: NextRequest, headers: Headers, isPreview: boolean): void {
  const isNavigation = request.method === 'GET' && headers.get('sec-fetch-dest') === 'document'
  if (isNavigation || isPreview) headers.set('sec-fetch-site', 'same-origin')
}

/** Only pages that are not cached: a cached page is served faster without the proxy. */
export const config = {
  matcher: [
    '/admin/:path*',
    '/:language(es)?/resources/search',
    '/:language(es)?/contact/retry',
    '/:language(es)?/contact/call',
    '/:language(es)?/call/:path*',
    '/:language(es)?/auth/:path*',
    '/:language(es)?/dashboard/:path*',
    '/:language(es)?/proposal/:path*',
    '/:language(es)?/proposal-creator',
    '/:language(es)?/preview/:path*',
    // Pages in draft mode, which bypass the page cache. Files, feeds and pictures have a dot in their names.
    {
      source: '/((?!api/|_next/|admin/|art/|share/)[^.]*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
  ],
}
