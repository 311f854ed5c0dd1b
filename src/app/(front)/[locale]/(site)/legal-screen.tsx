import '@/styles/pages/legal.css'

import { getLocale, getTranslations } from 'next-intl/server'

import { fillPlaceholders, type PlaceholderValues } from '@/features/page-copy/legal-placeholders'
import { findPageCopy } from '@/features/page-copy/queries/page-copy'
import { LegalPage } from '@/features/pages/site/legal-page'
import { StructuredData } from '@/features/seo/site/structured-data'
import { settingsOrDefaults } from '@/features/settings/queries'
import { AnalyticsNotice, analyticsNoticeId } from '@/features/consent/site/analytics-notice'
import { NotFound, Unavailable } from '@/features/layout/site/not-found'
import type { Language } from '@/i18n/languages'
import { readPageData } from './page-data'

type Props = { path: '/privacy-policy' | '/terms-of-service'; slug: 'privacy-page' | 'terms-page' }

/** The screen of the privacy policy and the terms. */
export async function LegalScreen({ path, slug }: Props) {
  const language = await getLocale()
  const page = await readPageData(slug, findPageCopy(slug, language))
  if (page === undefined) return <Unavailable />
  if (!page) return <NotFound />
  const content = fillPlaceholders(page.copy.content, await legalValues(page.lang))
  const last = slug === 'privacy-page' ? await analyticsSection(language) : undefined
  return (
    <>
      <StructuredData path={path} />
      <LegalPage {...page} copy={{ ...page.copy, content }} language={language} last={last} />
    </>
  )
}

/** Returns what fills the placeholders of a legal text in `language`. */
async function legalValues(language: Language): Promise<PlaceholderValues> {
  const { brand, email, legal } = await settingsOrDefaults(language)
  const t = await getTranslations({ locale: language, namespace: 'pages.legal' })
  const { name = brand, privacyEmail = email, governingLaw = t('governingLaw'), ...rest } = legal
  return { ...rest, legalName: name, privacyEmail, governingLaw }
}

/** Returns the privacy page's section about analytics; undefined when the settings cannot be read. */
async function analyticsSection(language: Language) {
  const { analytics, incomplete } = await settingsOrDefaults(language)
  if (incomplete) return undefined
  const t = await getTranslations('consent.privacy')
  return { id: analyticsNoticeId, text: t('title'), part: <AnalyticsNotice analytics={analytics} /> }
}
