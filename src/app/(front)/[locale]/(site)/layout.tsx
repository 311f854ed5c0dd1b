import { locale } from 'next/root-params'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { settingsOrNone } from '@/features/settings/queries'
import { menuServices } from '@/features/shell/queries'
import { Campaign } from '@/features/shell/site/campaign'
import { Consent } from '@/features/shell/site/consent/consent'
import { Footer } from '@/features/shell/site/footer'
import { HashToast } from '@/features/shell/site/hash-toast'
import { Header } from '@/features/shell/site/header'
import { NotFound } from '@/features/shell/site/not-found'
import { ArcPlaceholder, ListPlaceholder, PostPlaceholder } from '@/features/shell/site/placeholders'
import { Transit } from '@/features/shell/site/transit'
import { isLanguage } from '@/i18n/languages'

/**
 * Header and footer of public pages. They stand even when the settings cannot be read. A first segment that is no
 * language, such as /Admin, reaches here too: no page has that address. The provider carries the language and no texts:
 * those are rendered here.
 */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell')
  const language = await getLocale()
  const [settings, services] = await Promise.all([settingsOrNone(language), menuServices(language)])
  const arc = <ArcPlaceholder />
  return (
    <NextIntlClientProvider locale={language} messages={null} formats={null}>
      <a href="#content" className="skip">
        {t('skip')}
      </a>
      <Consent analytics={settings.analytics} />
      <Header brand={settings.brand} blogAddress={settings.blogAddress} services={services} />
      <Transit
        placeholders={{ home: arc, list: <ListPlaceholder />, post: <PostPlaceholder />, other: arc }}
        texts={{
          home: t('loading.testimonials'),
          list: t('loading.page'),
          post: t('loading.page'),
          other: t('loading.page'),
        }}
      >
        {isLanguage(await locale()) ? children : <NotFound />}
      </Transit>
      <Footer settings={settings} year={new Date().getUTCFullYear()} />
      <Campaign />
      <HashToast />
    </NextIntlClientProvider>
  )
}
