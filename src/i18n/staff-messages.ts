import type { Language } from './languages'
import adminEn from '@/messages/en/admin.json'
import blogBoardEn from '@/messages/en/blogBoard.json'
import callBoardEn from '@/messages/en/callBoard.json'
import clientBoardEn from '@/messages/en/clientBoard.json'
import dashboardEn from '@/messages/en/dashboard.json'
import invoiceBoardEn from '@/messages/en/invoiceBoard.json'
import leadBoardEn from '@/messages/en/leadBoard.json'
import leadFilesEn from '@/messages/en/leadFiles.json'
import overviewEn from '@/messages/en/overview.json'
import postFormEn from '@/messages/en/postForm.json'
import proposalBoardEn from '@/messages/en/proposalBoard.json'
import proposalGeneratorEn from '@/messages/en/proposalGenerator.json'
import supportBoardEn from '@/messages/en/supportBoard.json'
import testimonialBoardEn from '@/messages/en/testimonialBoard.json'
import translationEn from '@/messages/en/translation.json'
import adminEs from '@/messages/es/admin.json'
import blogBoardEs from '@/messages/es/blogBoard.json'
import callBoardEs from '@/messages/es/callBoard.json'
import clientBoardEs from '@/messages/es/clientBoard.json'
import dashboardEs from '@/messages/es/dashboard.json'
import invoiceBoardEs from '@/messages/es/invoiceBoard.json'
import leadBoardEs from '@/messages/es/leadBoard.json'
import leadFilesEs from '@/messages/es/leadFiles.json'
import overviewEs from '@/messages/es/overview.json'
import postFormEs from '@/messages/es/postForm.json'
import proposalBoardEs from '@/messages/es/proposalBoard.json'
import proposalGeneratorEs from '@/messages/es/proposalGenerator.json'
import supportBoardEs from '@/messages/es/supportBoard.json'
import testimonialBoardEs from '@/messages/es/testimonialBoard.json'
import translationEs from '@/messages/es/translation.json'

const en = {
  amounts: adminEn.amounts,
  dropped: adminEn.common.dropped,
  leads: adminEn.leads,
  ticketNames: adminEn.tickets,
  proposalNames: adminEn.proposals,
  invoiceNames: adminEn.invoices,
  blogBoard: blogBoardEn,
  callBoard: callBoardEn,
  clientNames: adminEn.clients,
  clientBoard: clientBoardEn,
  dashboard: dashboardEn,
  invoiceBoard: invoiceBoardEn,
  leadBoard: leadBoardEn,
  leadFiles: leadFilesEn,
  overview: overviewEn,
  postBlocks: adminEn.posts.blocks,
  postForm: postFormEn,
  proposalBoard: proposalBoardEn,
  proposalGenerator: proposalGeneratorEn,
  supportBoard: supportBoardEn,
  testimonialBoard: testimonialBoardEn,
  translation: translationEn,
}
const es: typeof en = {
  amounts: adminEs.amounts,
  dropped: adminEs.common.dropped,
  leads: adminEs.leads,
  ticketNames: adminEs.tickets,
  proposalNames: adminEs.proposals,
  invoiceNames: adminEs.invoices,
  blogBoard: blogBoardEs,
  callBoard: callBoardEs,
  clientNames: adminEs.clients,
  clientBoard: clientBoardEs,
  dashboard: dashboardEs,
  invoiceBoard: invoiceBoardEs,
  leadBoard: leadBoardEs,
  leadFiles: leadFilesEs,
  overview: overviewEs,
  postBlocks: adminEs.posts.blocks,
  postForm: postFormEs,
  proposalBoard: proposalBoardEs,
  proposalGenerator: proposalGeneratorEs,
  supportBoard: supportBoardEs,
  testimonialBoard: testimonialBoardEs,
  translation: translationEs,
}

/** The texts of staff: one namespace for each board, and names of statuses and sources from the admin. */
type StaffMessages = typeof en

/** Returns all of them; a screen sends only its own to the browser. */
export const dashboardMessages = (language: Language): StaffMessages => ({ en, es })[language]

/** What each screen, and each tab of the dashboard, uses. `tests/unit/message-namespaces.test.ts` compares it with their parts. */
export const screenTexts = {
  // On every tab: the figures, and the dialogs of leads.
  dashboard: ['callBoard', 'dashboard', 'dropped', 'leadBoard', 'leads', 'overview'],
  leads: ['leadFiles'],
  clients: [
    'amounts',
    'clientBoard',
    'clientNames',
    'invoiceBoard',
    'invoiceNames',
    'proposalNames',
    'ticketNames',
  ],
  support: ['supportBoard', 'ticketNames'],
  proposals: ['amounts', 'proposalBoard', 'proposalGenerator', 'proposalNames', 'supportBoard'],
  testimonials: ['testimonialBoard'],
  blog: ['blogBoard', 'postBlocks', 'postForm', 'translation'],
  generator: [
    'amounts',
    'dashboard',
    'dropped',
    'proposalBoard',
    'proposalGenerator',
    'proposalNames',
    'supportBoard',
  ],
  translate: ['blogBoard', 'dashboard', 'translation'],
  postForm: ['blogBoard', 'dashboard', 'postBlocks', 'postForm', 'translation'],
} as const satisfies Record<string, readonly (keyof StaffMessages)[]>

type Screen = keyof typeof screenTexts

/** Returns the texts of a screen. */
export function staffMessages<Name extends Screen>(
  language: Language,
  screen: Name,
): Pick<StaffMessages, (typeof screenTexts)[Name][number]> {
  const all = dashboardMessages(language)
  const texts = screenTexts[screen].map((name) => [name, all[name]])
  return Object.fromEntries(texts) as Pick<StaffMessages, (typeof screenTexts)[Name][number]>
}
