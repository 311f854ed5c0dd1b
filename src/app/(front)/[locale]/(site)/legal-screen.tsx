import { getLocale, getTranslations } from 'next-intl/server'

import { pageCopy } from '@/features/pages/queries'
import { LegalPage } from '@/features/pages/site/legal-page'
import { settingsOrNone } from '@/features/settings/queries'
import { Measuring, measuringId } from '@/features/shell/site/consent/measuring'
import { NotFound } from '@/features/shell/site/not-found'
import { Unreadable } from '@/features/shell/site/unreadable'
import type { Language } from '@/i18n/languages'
import { reading } from './page-data'

type Slug = 'privacy-page' | 'terms-page'

/** Such a page: a body to read, dated by itself. */
export async function LegalScreen({ slug }: { slug: Slug }) {
  const language = await getLocale()
  const page = await reading(slug, pageCopy(slug, language))
  if (page === undefined) return <Unreadable />
  if (!page) return <NotFound />
  const last = slug === 'privacy-page' ? await measuring(language) : undefined
  return <LegalPage {...page} language={language} last={last} />
}

/** What the privacy page says of measuring visits; nothing while the settings cannot be read. */
async function measuring(language: Language) {
  const { analytics, incomplete } = await settingsOrNone(language)
  if (incomplete) return undefined
  const t = await getTranslations('consent.privacy')
  return { id: measuringId, text: t('title'), part: <Measuring analytics={analytics} /> }
}
