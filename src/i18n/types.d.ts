import type blog from '../messages/en/blog.json'
import type consent from '../messages/en/consent.json'
import type contact from '../messages/en/contact.json'
import type errors from '../messages/en/errors.json'
import type home from '../messages/en/home.json'
import type pages from '../messages/en/pages.json'
import type shell from '../messages/en/shell.json'
import type { Language } from './languages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language
    Messages: {
      blog: typeof blog
      consent: typeof consent
      contact: typeof contact
      errors: typeof errors
      home: typeof home
      pages: typeof pages
      shell: typeof shell
    }
  }
}
