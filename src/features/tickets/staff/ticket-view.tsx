import { dehydrate } from '@tanstack/react-query'
import { redirect } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'

import { BoardProvider } from '@/components/staff/board-provider'
import { firstReads } from '@/components/staff/first-reads'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isLanguage, type Language } from '@/i18n/languages'
import adminEn from '@/messages/en/admin.json'
import dashboardEn from '@/messages/en/dashboard.json'
import supportBoardEn from '@/messages/en/supportBoard.json'
import adminEs from '@/messages/es/admin.json'
import dashboardEs from '@/messages/es/dashboard.json'
import supportBoardEs from '@/messages/es/supportBoard.json'
import { findTicketDetails } from '../queries/ticket-details'
import { TicketPage } from './ticket-page'
import { NEW_TICKET, SUPPORT_HREF, ticketDetailsQuery } from './ticket-params'

const en = {
  ticketNames: adminEn.tickets,
  proposalNames: adminEn.proposals,
  invoiceNames: adminEn.invoices,
  dashboard: dashboardEn,
  supportBoard: supportBoardEn,
}
const es: typeof en = {
  ticketNames: adminEs.tickets,
  proposalNames: adminEs.proposals,
  invoiceNames: adminEs.invoices,
  dashboard: dashboardEs,
  supportBoard: supportBoardEs,
}

/** The texts of the page of a ticket. */
const ticketPageMessages = (language: Language): typeof en => ({ en, es })[language]

/**
 * The page of a ticket, in place of Payload's form: a conversation in which a reply and a note cannot be mistaken for each
 * other. A new ticket is opened on the board.
 */
export async function TicketView({ initPageResult, doc }: DocumentViewServerProps) {
  const { req } = initPageResult
  // A new ticket has no document, which Payload's type leaves out.
  const { id } = (doc as { id?: string } | undefined) ?? {}
  if (!id || !req.user) redirect(`${SUPPORT_HREF}&${NEW_TICKET}=1`)
  const language = isLanguage(req.i18n.language) ? req.i18n.language : 'en'
  const { queryClient, read } = firstReads(req, {})
  const [{ zone }] = await Promise.all([
    settingsOrDefaults(language),
    read(ticketDetailsQuery(id), () => findTicketDetails(req, id)),
  ])
  return (
    <BoardProvider
      user={req.user.id}
      language={language}
      messages={ticketPageMessages(language)}
      zone={zone}
      now={new Date().toISOString()}
      state={dehydrate(queryClient)}
    >
      <TicketPage id={id} user={req.user.id} />
    </BoardProvider>
  )
}
