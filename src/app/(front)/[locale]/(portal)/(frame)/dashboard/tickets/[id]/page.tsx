import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'

import { PortalNotice } from '@/features/accounts/portal/portal-notice'
import { requirePortalSession } from '@/features/accounts/queries'
import { settingsOrDefaults } from '@/features/settings/queries'
import { TicketNotFound, TicketScreen } from '@/features/tickets/portal/ticket-screen'
import { findOwnTicket } from '@/features/tickets/queries/ticket-thread'
import { redirectTo } from '@/i18n/navigation'
import { setStatus } from '@/lib/request-report'
import { log } from '@/lib/server/log'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ page?: string | string[] }>
}

/** Parses the page of the thread; an invalid one is the first, which has the newest messages. */
const parsePage = (page: string | string[] | undefined): number =>
  typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1

/** Reads the ticket once per request, for the page and its title. */
const readTicket = cache(async (id: string, page: number) => {
  const visitor = await requirePortalSession(`/dashboard/tickets/${encodeURIComponent(id)}`)
  // Staff reply in the admin.
  if (visitor.status === 'staff') redirectTo(`/admin/collections/tickets/${encodeURIComponent(id)}`)
  if (visitor.status !== 'client') return { status: visitor.status }
  const { brand, zone } = await settingsOrDefaults(await getLocale())
  const ticket = await findOwnTicket(visitor.req, id, page, brand).catch((error: unknown) => {
    log.error({ err: error }, 'a ticket could not be read')
    return undefined
  })
  if (ticket === undefined) return { status: 'unavailable' as const }
  return { status: visitor.status, reader: visitor.user.id, ticket, brand, zone }
})

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('tickets')
  const found = await readTicket((await params).id, parsePage((await searchParams).page))
  const { brand } = await settingsOrDefaults(await getLocale())
  const title = found.status === 'client' ? (found.ticket?.title ?? t('notFound.title')) : t('heading')
  return { title: `${title} - ${brand}`, robots: { index: false } }
}

/** A ticket of the signed-in user's client. */
export default async function TicketPage({ params, searchParams }: Props) {
  const found = await readTicket((await params).id, parsePage((await searchParams).page))
  if (found.status === 'unavailable') setStatus(503)
  if (found.status !== 'client') return <PortalNotice reason={found.status} />
  const { ticket, reader, brand, zone } = found
  if (ticket)
    return <TicketScreen ticket={ticket} reader={reader} brand={brand} zone={zone} now={new Date()} />
  setStatus(404)
  return <TicketNotFound />
}
