import '@/styles/pages/legal.css'

import { getLocale, getTranslations } from 'next-intl/server'

import { fillPlaceholders, type PlaceholderValues } from '@/features/page-copy/legal-placeholders'
import { findPageCopy } from '@/features/page-copy/queries/page-copy'
import { LegalPage, type LegalSection } from '@/features/pages/site/legal-page'
import { OpenNotice, openNoticeId } from '@/features/pages/site/open-notice'
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
  const more = slug === 'privacy-page' ? await privacySections(language) : []
  return (
    <>
      <StructuredData path={path} />
      <LegalPage {...page} copy={{ ...page.copy, content }} language={language} more={more} />
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

/**
 * Returns the sections of the privacy page that follow from the settings: opened emails while they are counted, and analytics. None
 * when the settings cannot be read.
 */
async function privacySections(language: Language): Promise<LegalSection[]> {
  const { analytics, emailOpens, incomplete } = await settingsOrDefaults(language)
  if (incomplete) return []
  const t = await getTranslations()
  const opens = { id: openNoticeId, text: t('pages.legal.opens.title'), part: <OpenNotice /> }
  const measuring = {
    id: analyticsNoticeId,
    text: t('consent.privacy.title'),
    part: <AnalyticsNotice analytics={analytics} />,
  }
  return emailOpens ? [opens, measuring] : [measuring]
}
