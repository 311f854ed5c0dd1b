import type { GlobalConfig } from 'payload'

import { textareaField, textField } from '../fields/copy'
import { AboutPage, ContactPage, HomePage, ServicesPage } from './pages'
import { comingSoonPage, legalPage, pageGlobal } from './page-global'
import { Figures } from './Figures'
import { SiteSettings } from './SiteSettings'
import { Team } from './Team'

/** Every global, in the order of the admin's menu. The slugs of pages are those of src/features/routes/registry.ts. */
export const globals: GlobalConfig[] = [
  SiteSettings,
  HomePage,
  AboutPage,
  Team,
  Figures,
  ServicesPage,
  pageGlobal('resources-page', [textField('title'), textareaField('lead')]),
  ContactPage,
  comingSoonPage('industries-page'),
  comingSoonPage('case-studies-page'),
  comingSoonPage('careers-page'),
  legalPage('privacy-page'),
  legalPage('terms-page'),
]
