import { getLocale } from 'next-intl/server'

import { pageCopy } from '@/features/pages/queries'
import { LegalPage } from '@/features/pages/site/legal-page'
import { NotFound } from '@/features/shell/site/not-found'
import { Unreadable } from '@/features/shell/site/unreadable'
import { reading } from './page-data'

type Slug = 'privacy-page' | 'terms-page'

/** Such a page: a body to read, dated by itself. */
export async function LegalScreen({ slug }: { slug: Slug }) {
  const language = await getLocale()
  const page = await reading(slug, pageCopy(slug, language))
  if (page === undefined) return <Unreadable />
  return page ? <LegalPage {...page} language={language} /> : <NotFound />
}
