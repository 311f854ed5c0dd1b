import { locale } from 'next/root-params'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { settingsOrNone } from '@/features/settings/queries'
import { Campaign } from '@/features/shell/site/campaign'
import { Footer } from '@/features/shell/site/footer'
import { Header } from '@/features/shell/site/header'
import { NotFound } from '@/features/shell/site/not-found'
import { isLanguage } from '@/i18n/languages'

/**
 * Header and footer of public pages. They stand even when the settings cannot be read. A first segment that is no
 * language, such as /Admin, reaches here too: no page has that address.
 */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell')
  const settings = await settingsOrNone(await getLocale())
  return (
    <>
      <a href="#content" className="skip">
        {t('skip')}
      </a>
      <Header brand={settings.brand} />
      {isLanguage(await locale()) ? children : <NotFound />}
      <Footer settings={settings} year={new Date().getUTCFullYear()} />
      <Campaign />
    </>
  )
}
