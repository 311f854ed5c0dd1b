import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'

import { ClosedPage } from '@/features/accounts/portal/closed-page'
import { portalVisit } from '@/features/accounts/queries'
import { settingsOrNone } from '@/features/settings/queries'
import { TicketNotFound } from '@/features/tickets/portal/ticket-not-found'
import { TicketScreen } from '@/features/tickets/portal/ticket-screen'
import { ownTicket } from '@/features/tickets/queries'
import { redirectTo } from '@/i18n/navigation'
import { answerWith } from '@/lib/server/answer-status'
import { log } from '@/lib/server/log'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ page?: string | string[] }>
}

/** The page of the thread that the address names; the newest when it names none. */
const pageOf = (asked: string | string[] | undefined): number =>
  typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1

/** The ticket for whoever asks: read once for the page and its title. */
const read = cache(async (id: string, page: number) => {
  const visitor = await portalVisit(`/dashboard/tickets/${encodeURIComponent(id)}`)
  // Staff answer in the admin.
  if (visitor.standing === 'staff') redirectTo(`/admin/collections/tickets/${encodeURIComponent(id)}`)
  if (visitor.standing !== 'client') return { standing: visitor.standing }
  const { brand, zone } = await settingsOrNone(await getLocale())
  const ticket = await ownTicket(visitor.req, id, page, brand).catch((error: unknown) => {
    log.error({ err: error }, 'a ticket could not be read')
    return undefined
  })
  if (ticket === undefined) return { standing: 'unavailable' as const }
  return { standing: visitor.standing, ticket, brand, zone }
})

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('tickets')
  const found = await read((await params).id, pageOf((await searchParams).page))
  const { brand } = await settingsOrNone(await getLocale())
  const title = found.standing === 'client' ? (found.ticket?.title ?? t('notFound.title')) : t('heading')
  return { title: `${title} - ${brand}`, robots: { index: false } }
}

/** A ticket of the visitor's own client. */
export default async function TicketPage({ params, searchParams }: Props) {
  const found = await read((await params).id, pageOf((await searchParams).page))
  if (found.standing === 'unavailable') answerWith(503)
  if (found.standing !== 'client') return <ClosedPage standing={found.standing} />
  const { ticket, brand, zone } = found
  if (ticket) return <TicketScreen ticket={ticket} brand={brand} zone={zone} now={new Date()} />
  answerWith(404)
  return <TicketNotFound />
}
