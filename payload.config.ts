import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { en } from '@payloadcms/translations/languages/en'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { AuditEntries } from './collections/AuditEntries'
import { Availabilities } from './collections/Availabilities'
import { BlogImages, SiteImages, TestimonialImages } from './collections/image-collection'
import { bucketStorage } from './collections/bucket-storage'
import { CaseStudies } from './collections/CaseStudies'
import { Calls } from './collections/Calls'
import { Categories } from './collections/Categories'
import { Clients } from './collections/Clients'
import { FormDrafts } from './collections/FormDrafts'
import { GeneratorDrafts } from './collections/GeneratorDrafts'
import { cleanTexts } from './collections/hooks/clean-texts'
import { explainLock } from './collections/hooks/edit-lock'
import { explainUnwritten } from './collections/hooks/full-disk'
import { restrictProposalQueries } from './collections/hooks/owner-queries'
import { restrictInternalCollections } from './collections/internal-collections'
import { Industries } from './collections/Industries'
import { InvoiceEvents } from './collections/InvoiceEvents'
import { Invoices } from './collections/Invoices'
import { LeadActivities } from './collections/LeadActivities'
import { LeadKeys } from './collections/LeadKeys'
import { Leads } from './collections/Leads'
import { Openings } from './collections/Openings'
import { Outbox } from './collections/Outbox'
import { Posts } from './collections/Posts'
import { ProposalImages } from './collections/ProposalImages'
import { Proposals } from './collections/Proposals'
import { ProposalSignatures } from './collections/ProposalSignatures'
import { ProposalTemplates } from './collections/ProposalTemplates'
import { ProposalVersions } from './collections/ProposalVersions'
import { ProposalViews } from './collections/ProposalViews'
import { redirects } from './collections/redirects'
import { ReplyTemplates } from './collections/ReplyTemplates'
import { seo } from './collections/seo'
import { Services } from './collections/Services'
import { Testimonials } from './collections/Testimonials'
import { TicketMessages } from './collections/TicketMessages'
import { Tickets } from './collections/Tickets'
import { trustedSaving } from './collections/trusted-saving'
import { Users } from './collections/Users'
import { globals } from './collections/globals/pages'
import { env } from './src/env'
import { defaultLanguage, languages } from './src/i18n/languages'
import { payloadSpanish, pluginSpanish } from './src/i18n/payload-spanish'
import { outboxEmailAdapter } from './src/features/mail/payload-adapter'
import { payloadLogger } from './src/lib/server/log'
import { postgresWithCheckedCommit } from './src/lib/server/db/postgres-adapter'
import { rejectInvalidValues, hideUnverified, restoreFieldErrors } from './src/lib/server/rest/errors'
import { ADMIN_TITLE_SUFFIX } from './src/lib/admin-views'
import adminEn from './src/messages/en/admin.json'
import adminEs from './src/messages/es/admin.json'

const root = path.dirname(fileURLToPath(import.meta.url))

// Each picture is made once: what libvips would keep of it, up to 50 MB, is never used again.
sharp.cache(false)

/** Wires collections, globals, plugins and adapters together; holds no logic of its own. */
export default buildConfig({
  serverURL: env.SITE_URL,
  secret: env.PAYLOAD_SECRET ?? '',
  cookiePrefix: 'puente',
  csrf: [env.SITE_URL],
  defaultDepth: 0,
  maxDepth: 2,
  telemetry: false,
  graphQL: { disable: true },
  // In the order of the admin's navigation.
  collections: [
    Leads,
    LeadActivities,
    Calls,
    Availabilities,
    ReplyTemplates,
    Tickets,
    TicketMessages,
    Proposals,
    ProposalVersions,
    ProposalViews,
    ProposalSignatures,
    ProposalImages,
    ProposalTemplates,
    GeneratorDrafts,
    Clients,
    Invoices,
    InvoiceEvents,
    Posts,
    Categories,
    Services,
    CaseStudies,
    Industries,
    Openings,
    Testimonials,
    BlogImages,
    TestimonialImages,
    SiteImages,
    Users,
    LeadKeys,
    Outbox,
    AuditEntries,
    FormDrafts,
  ],
  globals,
  plugins: [redirects, restrictProposalQueries, bucketStorage, seo, trustedSaving],
  sharp,
  localization: { locales: [...languages], defaultLocale: defaultLanguage, fallback: false },
  experimental: { localizeStatus: true },
  i18n: {
    supportedLanguages: { en, es: payloadSpanish },
    fallbackLanguage: 'en',
    translations: {
      en: { puente: adminEn, ...adminEn.payload },
      es: { puente: adminEs, ...adminEs.payload, ...pluginSpanish },
    },
  },
  hooks: {
    afterError: [rejectInvalidValues, restoreFieldErrors, explainUnwritten, explainLock, hideUnverified],
  },
  db: postgresWithCheckedCommit(),
  email: outboxEmailAdapter,
  logger: payloadLogger,
  typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false },
  admin: {
    user: Users.slug,
    avatar: { Component: '/src/features/accounts/staff/person-cell#AccountAvatar' },
    // The formats of the user's language.
    dateFormat: 'PPp',
    importMap: { baseDir: root },
    meta: {
      titleSuffix: ADMIN_TITLE_SUFFIX,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      Nav: '/src/features/search/staff/payload-slots#NavSlot',
      actions: ['/src/features/search/staff/payload-slots#CommandBarSlot'],
      providers: [
        '/src/features/layout/staff/payload-shell#PayloadShell',
        '/src/features/layout/staff/skip-link#SkipLink',
        '/src/features/layout/staff/mend-markup#MendMarkup',
        '/src/features/layout/staff/providers#InertBehindDrawer',
        '/src/features/layout/staff/toast-after-navigation#ToastAfterNavigation',
        '/src/features/layout/staff/providers#LanguageOfAccount',
      ],
      graphics: {
        Icon: '/src/features/layout/staff/brand#Icon',
        Logo: '/src/features/layout/staff/brand#Logo',
      },
    },
  },
})
  .then(restrictInternalCollections)
  .then(cleanTexts)
