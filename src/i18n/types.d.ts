import type auth from '../messages/en/auth.json'
import type availability from '../messages/en/availability.json'
import type blog from '../messages/en/blog.json'
import type cases from '../messages/en/cases.json'
import type calls from '../messages/en/calls.json'
import type consent from '../messages/en/consent.json'
import type contact from '../messages/en/contact.json'
import type errors from '../messages/en/errors.json'
import type home from '../messages/en/home.json'
import type invoices from '../messages/en/invoices.json'
import type layout from '../messages/en/layout.json'
import type pages from '../messages/en/pages.json'
import type developers from '../messages/en/developers.json'
import type leadKeys from '../messages/en/leadKeys.json'
import type peopleBoard from '../messages/en/peopleBoard.json'
import type portal from '../messages/en/portal.json'
import type preview from '../messages/en/preview.json'
import type prices from '../messages/en/prices.json'
import type proposals from '../messages/en/proposals.json'
import type saving from '../messages/en/saving.json'
import type services from '../messages/en/services.json'
import type signing from '../messages/en/signing.json'
import type tickets from '../messages/en/tickets.json'
import type toasts from '../messages/en/toasts.json'
import type { Language } from './languages'
import type { dashboardMessages } from './staff-messages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language
    Messages: {
      auth: typeof auth
      blog: typeof blog
      cases: typeof cases
      calls: typeof calls
      consent: typeof consent
      contact: typeof contact
      errors: typeof errors
      home: typeof home
      invoices: typeof invoices
      layout: typeof layout
      pages: typeof pages
      portal: typeof portal
      preview: typeof preview
      prices: typeof prices
      proposals: typeof proposals
      services: typeof services
      signing: typeof signing
      tickets: typeof tickets
      toasts: typeof toasts
      // The admin's (src/i18n/staff-messages.ts has most of them).
      developers: typeof developers
      leadKeys: typeof leadKeys
      availability: typeof availability
      peopleBoard: typeof peopleBoard
      saving: typeof saving
    } & ReturnType<typeof dashboardMessages>
  }
}
