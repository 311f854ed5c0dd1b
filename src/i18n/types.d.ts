import type admin from '../messages/en/admin.json'
import type auth from '../messages/en/auth.json'
import type blog from '../messages/en/blog.json'
import type blogBoard from '../messages/en/blogBoard.json'
import type clientBoard from '../messages/en/clientBoard.json'
import type consent from '../messages/en/consent.json'
import type contact from '../messages/en/contact.json'
import type dashboard from '../messages/en/dashboard.json'
import type errors from '../messages/en/errors.json'
import type home from '../messages/en/home.json'
import type invoiceBoard from '../messages/en/invoiceBoard.json'
import type invoices from '../messages/en/invoices.json'
import type layout from '../messages/en/layout.json'
import type leadBoard from '../messages/en/leadBoard.json'
import type pages from '../messages/en/pages.json'
import type peopleBoard from '../messages/en/peopleBoard.json'
import type portal from '../messages/en/portal.json'
import type postForm from '../messages/en/postForm.json'
import type preview from '../messages/en/preview.json'
import type proposalBoard from '../messages/en/proposalBoard.json'
import type proposalGenerator from '../messages/en/proposalGenerator.json'
import type proposals from '../messages/en/proposals.json'
import type saving from '../messages/en/saving.json'
import type services from '../messages/en/services.json'
import type signing from '../messages/en/signing.json'
import type supportBoard from '../messages/en/supportBoard.json'
import type testimonialBoard from '../messages/en/testimonialBoard.json'
import type tickets from '../messages/en/tickets.json'
import type toasts from '../messages/en/toasts.json'
import type translation from '../messages/en/translation.json'
import type { Language } from './languages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language
    Messages: {
      auth: typeof auth
      blog: typeof blog
      consent: typeof consent
      contact: typeof contact
      errors: typeof errors
      home: typeof home
      invoices: typeof invoices
      layout: typeof layout
      pages: typeof pages
      portal: typeof portal
      preview: typeof preview
      proposals: typeof proposals
      services: typeof services
      signing: typeof signing
      tickets: typeof tickets
      toasts: typeof toasts
      // Boards of the admin only (src/i18n/staff-messages.ts).
      amounts: typeof admin.amounts
      blogBoard: typeof blogBoard
      clientBoard: typeof clientBoard
      clientNames: typeof admin.clients
      dashboard: typeof dashboard
      invoiceBoard: typeof invoiceBoard
      leadBoard: typeof leadBoard
      leads: typeof admin.leads
      postBlocks: typeof admin.posts.blocks
      postForm: typeof postForm
      saving: typeof saving
      proposalBoard: typeof proposalBoard
      proposalGenerator: typeof proposalGenerator
      testimonialBoard: typeof testimonialBoard
      translation: typeof translation
      peopleBoard: typeof peopleBoard
      supportBoard: typeof supportBoard
      ticketNames: typeof admin.tickets
      // The page of a ticket (src/features/tickets/staff/ticket-view.tsx).
      proposalNames: typeof admin.proposals
      invoiceNames: typeof admin.invoices
    }
  }
}
