import type { DefaultTemplateProps } from '@payloadcms/next/templates'
import { generatePageMetadata, NotFoundPage, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cloneElement, type ReactElement } from 'react'

import { DatabaseUnavailable } from '@/features/layout/staff/database-unavailable'
import {
  adminSignInPath,
  adminViewPath,
  isClosedAdminView,
  isDeskView,
  isPublicAdminView,
} from '@/lib/admin-views'
import { localizedPath } from '@/i18n/languages'
import { setStatus } from '@/lib/request-report'
import { isStaff } from '@/lib/roles'
import {
  adminLanguage,
  canReadSession,
  prepareContentLanguage,
  pageSession,
  readPageSession,
} from '@/lib/server/auth/page-session'
import { databaseFailed, requireDatabase } from '@/lib/server/db/outage'
import { redirectToPortal } from '@/features/accounts/queries'
import { isAllowedList } from '@/lib/server/rest/query-limits'
import { config } from '@/lib/server/payload'
import { importMap } from '../importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Search>
}
type Search = Record<string, string | string[]>

export async function generateMetadata(args: Args): Promise<Metadata> {
  const session = await readPageSession()
  return session.is === 'user' && !isStaff(session.user) ? {} : generatePageMetadata({ config, ...args })
}

/**
 * Payload's admin. The proxy sees paths as they were sent, and this the view that Payload would render. Without the database
 * Payload would redirect to the sign-in page, as if the session had ended.
 */
export default async function Page(args: Args) {
  const { segments } = await args.params
  if (isClosedAdminView(segments)) notFound()
  if (segments[0] === 'forgot') redirect(localizedPath('/auth/forgot', await adminLanguage()))
  if (!(await canReadSession())) return <DatabaseUnavailable language={await adminLanguage()} />
  try {
    await redirectToPortal()
    await requireSession(segments, await args.searchParams)
    if (isDeskView(segments) || !(await hasAllowedQuery(segments, await args.searchParams))) notFound()
    await prepareContentLanguage()
    const page = await RootPage({ config, importMap, ...args })
    requireDatabase()
    // Payload redirects from a document that doesn't exist to its list, which says so.
    if (segments[0] === 'collections' && 'notFound' in (await args.searchParams)) setStatus(404)
    return page
  } catch (error) {
    // Next's redirects are errors too.
    if (databaseFailed()) {
      setStatus(503)
      return <DatabaseUnavailable language={await adminLanguage()} />
    }
    if (!isNotFound(error) || !(await isForStaff())) throw error
    setStatus(404)
    return notFoundPage(args)
  }
}

/** Payload's page for unknown paths, whose bar would lack what is in that of every other page (`actions`). */
async function notFoundPage(args: Args) {
  const page: ReactElement<DefaultTemplateProps> = await NotFoundPage({ config, importMap, ...args })
  return cloneElement(page, { viewActions: (await config).admin.components.actions })
}

/**
 * Whether an error is that of `notFound()`. A file not-found.tsx would show the same page, but Next sends it with every page
 * of the admin, so the navigation would be read and sent twice.
 */
const isNotFound = (error: unknown): boolean =>
  (error as { digest?: unknown } | null)?.digest === 'NEXT_HTTP_ERROR_FALLBACK;404'

async function isForStaff(): Promise<boolean> {
  const session = await readPageSession()
  return session.is === 'user' && isStaff(session.user)
}

/**
 * Sends whoever has a session that ended to the sign-in page. Payload would too, but its sign-in page then leads to /admin
 * without the query, and so to another tab. The proxy has redirected those without a session cookie.
 */
async function requireSession(segments: string[], searchParams: Search): Promise<void> {
  if (isPublicAdminView(segments) || (await pageSession())) return
  redirect(adminSignInPath(adminViewPath(segments, searchParams)))
}

/** False for staff whose list has a query that REST would refuse too. Everyone else is sent to the sign-in page. */
async function hasAllowedQuery(segments: string[], searchParams: Search): Promise<boolean> {
  if (Object.keys(searchParams).length === 0) return true
  const session = await pageSession()
  return !session || !isStaff(session.user) || isAllowedList(session.req.payload, segments, searchParams)
}
