import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { settingsOrNone } from '@/features/settings/queries'
import { Campaign } from '@/features/shell/site/campaign'
import { Footer } from '@/features/shell/site/footer'
import { Header } from '@/features/shell/site/header'

/** Header and footer of public pages. They stand even when the settings cannot be read. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell')
  const settings = await settingsOrNone(await getLocale())
  return (
    <>
      <a href="#content" className="skip">
        {t('skip')}
      </a>
      <Header brand={settings.brand} />
      {children}
      <Footer settings={settings} year={new Date().getUTCFullYear()} />
      <Campaign />
    </>
  )
}
