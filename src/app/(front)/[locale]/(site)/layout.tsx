import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { rootLocale } from '@/i18n/request'
import { settingsOrDefaults } from '@/features/settings/queries'
import { chatOfSite } from '@/features/settings/rules'
import { takesCalls } from '@/features/settings/takes-calls'
import { menuServices } from '@/features/layout/queries'
import { Campaign, HashToast } from '@/features/layout/site/address-effects'
import { Consent } from '@/features/consent/site/consent'
import { CallBar } from '@/features/layout/site/call-bar'
import { ChatByName } from '@/features/layout/site/chat-by-name'
import { Footer } from '@/features/layout/site/footer'
import { Header } from '@/features/layout/site/header'
import { NotFound } from '@/features/layout/site/not-found'
import {
  ArcPlaceholder,
  HomePlaceholder,
  ListPlaceholder,
  PostPlaceholder,
} from '@/components/site/placeholders'
import { SkipLink } from '@/components/site/skip-link'
import { PageTransition } from '@/features/layout/site/page-transition'
import { findBarData } from '@/features/preview/queries/current-preview'
import { EditLink } from '@/features/preview/site/edit-link'
import { PreviewBar } from '@/features/preview/site/preview-bar'
import { isLanguage } from '@/i18n/languages'

/**
 * The frame of every public page. It renders even if the settings cannot be read. A path whose first segment is not a
 * language, such as /Admin, also matches and gets a 404. The provider passes the language but no messages, because the
 * texts are rendered on the server.
 */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('layout')
  const language = await getLocale()
  const [settings, services, preview] = await Promise.all([
    settingsOrDefaults(language),
    menuServices(language),
    findBarData(language),
  ])
  const chat = chatOfSite(settings.offices, language)
  const editText = (await getTranslations('preview'))('editPage')
  return (
    <NextIntlClientProvider locale={language} messages={null} formats={null}>
      <SkipLink text={t('skip')} />
      {preview && <PreviewBar data={preview} />}
      <Consent analytics={settings.analytics} />
      <Header brand={settings.brand} blogAddress={settings.blogAddress} services={services} chat={chat} />
      <PageTransition
        placeholders={{
          home: <HomePlaceholder testimonials={t('loading.testimonials')} />,
          list: <ListPlaceholder />,
          post: <PostPlaceholder />,
          other: <ArcPlaceholder />,
        }}
        text={t('loading.page')}
      >
        {isLanguage(await rootLocale()) ? children : <NotFound />}
      </PageTransition>
      <Footer settings={settings} year={new Date().getUTCFullYear()} />
      <CallBar
        text={t('callBar')}
        takesCalls={await takesCalls(language)}
        chat={chat && <ChatByName url={chat} />}
      />
      {!preview && <EditLink text={editText} />}
      <Campaign />
      <HashToast />
    </NextIntlClientProvider>
  )
}
