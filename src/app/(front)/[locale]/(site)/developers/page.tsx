import '@/styles/pages/developers.css'

import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { env } from '@/env'
import { DevelopersPage } from '@/features/lead-keys/site/developers-page'
import { settingsOrDefaults } from '@/features/settings/queries'

/** Not for search engines: whoever connects a system gets the address with the key. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('developers')
  const { brand } = await settingsOrDefaults(await getLocale())
  return {
    title: `${t('title')} - ${brand}`,
    description: t('description', { brand }),
    robots: { index: false },
  }
}

/** How another system sends leads. */
export default async function Page() {
  const { brand } = await settingsOrDefaults(await getLocale())
  return <DevelopersPage brand={brand} siteUrl={env.SITE_URL} />
}
