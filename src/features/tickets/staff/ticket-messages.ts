import type { Language } from '@/i18n/languages'
import adminEn from '@/messages/en/admin.json'
import dashboardEn from '@/messages/en/dashboard.json'
import supportBoardEn from '@/messages/en/supportBoard.json'
import adminEs from '@/messages/es/admin.json'
import dashboardEs from '@/messages/es/dashboard.json'
import supportBoardEs from '@/messages/es/supportBoard.json'

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
export const ticketPageMessages = (language: Language): typeof en => ({ en, es })[language]
