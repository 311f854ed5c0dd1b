import { firstReads } from '@/components/staff/first-reads'
import type { StaffScreen } from '@/components/staff/staff-screen'
import { StaffView } from '@/components/staff/staff-view'
import { settingsOrDefaults } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import adminEn from '@/messages/en/admin.json'
import dashboardEn from '@/messages/en/dashboard.json'
import supportBoardEn from '@/messages/en/supportBoard.json'
import adminEs from '@/messages/es/admin.json'
import dashboardEs from '@/messages/es/dashboard.json'
import supportBoardEs from '@/messages/es/supportBoard.json'
import { findTicketDetails } from '../queries/ticket-details'
import { TicketPage } from './ticket-page'
import { ticketDetailsQuery } from './ticket-params'

const en = {
  ticketNames: adminEn.tickets,
  proposalNames: adminEn.proposals,
  invoiceNames: adminEn.invoices,
  dropped: adminEn.common.dropped,
  dashboard: dashboardEn,
  supportBoard: supportBoardEn,
}
const es: typeof en = {
  ticketNames: adminEs.tickets,
  proposalNames: adminEs.proposals,
  invoiceNames: adminEs.invoices,
  dropped: adminEs.common.dropped,
  dashboard: dashboardEs,
  supportBoard: supportBoardEs,
}

/** The texts of the page of a ticket. */
const ticketPageMessages = (language: Language): typeof en => ({ en, es })[language]

/**
 * The page of a ticket, in place of Payload's form: a conversation in which a reply and a note cannot be mistaken for each
 * other.
 */
export async function TicketView({ req, language, id }: StaffScreen & { id: string }) {
  const reads = firstReads(req, {})
  const [{ zone }] = await Promise.all([
    settingsOrDefaults(language),
    reads.readSubject(ticketDetailsQuery(id), () => findTicketDetails(req, id)),
  ])
  return (
    <StaffView {...{ req, language, zone, reads }} messages={ticketPageMessages(language)}>
      <TicketPage id={id} user={req.user.id} />
    </StaffView>
  )
}
