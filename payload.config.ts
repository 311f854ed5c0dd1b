import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { BlogImages } from './collections/BlogImages'
import { Categories } from './collections/Categories'
import { Clients } from './collections/Clients'
import { FormDrafts } from './collections/FormDrafts'
import { closeInternals } from './collections/internals'
import { Invoices } from './collections/Invoices'
import { LeadActivities } from './collections/LeadActivities'
import { Leads } from './collections/Leads'
import { Outbox } from './collections/Outbox'
import { Posts } from './collections/Posts'
import { Proposals } from './collections/Proposals'
import { ProposalVersions } from './collections/ProposalVersions'
import { redirects } from './collections/redirects'
import { Services } from './collections/Services'
import { SiteImages } from './collections/SiteImages'
import { TestimonialImages } from './collections/TestimonialImages'
import { Testimonials } from './collections/Testimonials'
import { TicketMessages } from './collections/TicketMessages'
import { Tickets } from './collections/Tickets'
import { Users } from './collections/Users'
import { AboutPage } from './collections/globals/AboutPage'
import { ContactPage } from './collections/globals/ContactPage'
import { Figures } from './collections/globals/Figures'
import { HomePage } from './collections/globals/HomePage'
import { PrivacyPage, TermsPage } from './collections/globals/legal-pages'
import { ResourcesPage } from './collections/globals/ResourcesPage'
import { ServicesPage } from './collections/globals/ServicesPage'
import { SiteSettings } from './collections/globals/SiteSettings'
import { CareersPage, CaseStudiesPage, IndustriesPage } from './collections/globals/soon-pages'
import { Team } from './collections/globals/Team'
import { env } from './src/env'
import { defaultLanguage, languages } from './src/i18n/languages'
import { outboxEmail } from './src/lib/server/outbox-email'
import { payloadLogger } from './src/lib/server/log'
import { postgres } from './src/lib/server/postgres'
import { keepFieldErrors, refuseBadValues } from './src/lib/server/rest-error'
import adminEn from './src/messages/en/admin.json'
import adminEs from './src/messages/es/admin.json'

const root = path.dirname(fileURLToPath(import.meta.url))

/** Wiring only: what exists, and what it stands on. */
export default buildConfig({
  serverURL: env.SITE_URL,
  secret: env.PAYLOAD_SECRET ?? '',
  cookiePrefix: 'puente',
  csrf: [env.SITE_URL],
  defaultDepth: 0,
  maxDepth: 2,
  telemetry: false,
  graphQL: { disable: true },
  collections: [
    Leads,
    LeadActivities,
    Clients,
    Proposals,
    ProposalVersions,
    Invoices,
    Tickets,
    TicketMessages,
    Posts,
    Categories,
    Services,
    Testimonials,
    BlogImages,
    TestimonialImages,
    SiteImages,
    Users,
    Outbox,
    FormDrafts,
  ],
  globals: [
    SiteSettings,
    HomePage,
    AboutPage,
    Team,
    Figures,
    ServicesPage,
    ResourcesPage,
    ContactPage,
    IndustriesPage,
    CaseStudiesPage,
    CareersPage,
    PrivacyPage,
    TermsPage,
  ],
  plugins: [redirects],
  sharp,
  localization: { locales: [...languages], defaultLocale: defaultLanguage, fallback: false },
  experimental: { localizeStatus: true },
  i18n: {
    supportedLanguages: { en, es },
    fallbackLanguage: 'en',
    translations: { en: { puente: adminEn }, es: { puente: adminEs } },
  },
  hooks: { afterError: [refuseBadValues, keepFieldErrors] },
  db: postgres(),
  email: outboxEmail,
  logger: payloadLogger,
  typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false },
  admin: {
    user: Users.slug,
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    importMap: { baseDir: root },
    meta: { titleSuffix: ' · Puente', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }] },
    components: {
      providers: ['/src/features/shell/staff/said-toast#SaidToast'],
      graphics: {
        Icon: '/src/features/shell/staff/brand#Icon',
        Logo: '/src/features/shell/staff/brand#Logo',
      },
    },
  },
}).then(closeInternals)
