import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { DatabaseUnavailable } from '@/features/layout/staff/database-unavailable'
import { viewName } from '@/features/layout/staff/view-name'
import {
  ADMIN_TITLE_SUFFIX,
  adminSignInPath,
  adminViewPath,
  isClosedAdminView,
  isPublicAdminView,
  ticketOfView,
} from '@/lib/admin-views'
import adminEn from '@/messages/en/admin.json'
import adminEs from '@/messages/es/admin.json'
import { setStatus } from '@/lib/request-report'
import { isStaff } from '@/lib/roles'
import { attempt } from '@/lib/server/log'
import {
  adminLanguage,
  canReadSession,
  prepareContentLanguage,
  pageSession,
  readPageSession,
} from '@/lib/server/auth/page-session'
import { databaseFailed, requireDatabase } from '@/lib/server/db/outage'
import { findTicketTitle } from '@/features/tickets/queries/ticket-subject'
import { redirectToPortal } from '@/features/accounts/queries'
import { isAllowedList } from '@/lib/server/rest/query-limits'
import { config } from '@/lib/server/payload'
import { importMap } from '../importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Search>
}
type Search = Record<string, string | string[]>

/** Payload's views promise segments, but Next has none for /admin itself. */
const segmentsOf = async ({ params }: Args): Promise<string[]> =>
  ((await params) as Partial<Awaited<Args['params']>>).segments ?? []

/** Payload names the kind of document only, and no view of ours; the tab of a ticket says which one it is. */
export async function generateMetadata(args: Args): Promise<Metadata> {
  const session = await readPageSession()
  if (session.is === 'user' && !isStaff(session.user)) return {}
  const metadata = await generatePageMetadata({ config, ...args })
  const segments = await segmentsOf(args)
  const ticket = ticketOfView(segments)
  const title = ticket
    ? await attempt('the title of a ticket', findTicketName(ticket))
    : viewName(segments, await adminLanguage())
  return title ? { ...metadata, title: title + ADMIN_TITLE_SUFFIX } : metadata
}

async function findTicketName(id: string): Promise<string | undefined> {
  const session = await pageSession()
  const ticket = session && (await findTicketTitle(session.req, id))
  if (!ticket) return undefined
  const texts = { en: adminEn, es: adminEs }[await adminLanguage()]
  return `${texts.tickets.singular} ${ticket.number}: ${ticket.title}`
}

/**
 * Payload's admin. The proxy sees paths as they were sent, and this the view that Payload would render. Without the database
 * Payload would redirect to the sign-in page, as if the session had ended.
 */
export default async function Page(args: Args) {
  const segments = await segmentsOf(args)
  if (isClosedAdminView(segments)) notFound()
  if (!(await canReadSession())) return <DatabaseUnavailable language={await adminLanguage()} />
  try {
    await redirectToPortal()
    await requireSession(segments, await args.searchParams)
    if (!(await hasAllowedQuery(segments, await args.searchParams))) notFound()
    await prepareContentLanguage()
    const page = await RootPage({ config, importMap, ...args })
    requireDatabase()
    // Payload redirects from a document that doesn't exist to its list, which says so.
    if (segments[0] === 'collections' && 'notFound' in (await args.searchParams)) setStatus(404)
    return page
  } catch (error) {
    // Next's redirects are errors too.
    if (!databaseFailed()) throw error
    setStatus(503)
    return <DatabaseUnavailable language={await adminLanguage()} />
  }
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
