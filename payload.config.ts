import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { buildConfig } from 'payload'

import { FormDrafts } from './collections/FormDrafts'
import { closeInternals } from './collections/internals'
import { LeadActivities } from './collections/LeadActivities'
import { Leads } from './collections/Leads'
import { Outbox } from './collections/Outbox'
import { Users } from './collections/Users'
import { ContactPage } from './collections/globals/ContactPage'
import { SiteSettings } from './collections/globals/SiteSettings'
import { env } from './src/env'
import { defaultLanguage, languages } from './src/i18n/languages'
import { outboxEmail } from './src/lib/server/outbox-email'
import { payloadLogger } from './src/lib/server/log'
import { postgres } from './src/lib/server/postgres'
import { refuseBadValues } from './src/lib/server/rest-error'
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
  collections: [Leads, LeadActivities, Users, Outbox, FormDrafts],
  globals: [SiteSettings, ContactPage],
  localization: { locales: [...languages], defaultLocale: defaultLanguage, fallback: false },
  experimental: { localizeStatus: true },
  i18n: {
    supportedLanguages: { en, es },
    fallbackLanguage: 'en',
    translations: { en: { puente: adminEn }, es: { puente: adminEs } },
  },
  hooks: { afterError: [refuseBadValues] },
  db: postgres(),
  email: outboxEmail,
  logger: payloadLogger,
  typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false },
  admin: {
    user: Users.slug,
    avatar: 'default',
    importMap: { baseDir: root },
    meta: { titleSuffix: ' · Puente', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }] },
    components: {
      graphics: {
        Icon: '/src/features/shell/staff/brand#Icon',
        Logo: '/src/features/shell/staff/brand#Logo',
      },
    },
  },
}).then(closeInternals)
