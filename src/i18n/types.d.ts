import type auth from '../messages/en/auth.json'
import type blog from '../messages/en/blog.json'
import type consent from '../messages/en/consent.json'
import type contact from '../messages/en/contact.json'
import type errors from '../messages/en/errors.json'
import type home from '../messages/en/home.json'
import type invoices from '../messages/en/invoices.json'
import type pages from '../messages/en/pages.json'
import type portal from '../messages/en/portal.json'
import type proposals from '../messages/en/proposals.json'
import type shell from '../messages/en/shell.json'
import type tickets from '../messages/en/tickets.json'
import type toasts from '../messages/en/toasts.json'
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
      pages: typeof pages
      portal: typeof portal
      proposals: typeof proposals
      shell: typeof shell
      tickets: typeof tickets
      toasts: typeof toasts
    }
  }
}
