import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'

import { pageCopy } from '@/features/pages/queries'
import { LegalPage } from '@/features/pages/site/legal-page'
import { NotFound } from '@/features/shell/site/not-found'
import { Unreadable } from '@/features/shell/site/unreadable'
import { headOf, reading } from './page-data'

type Slug = 'privacy-page' | 'terms-page'

/** The head of a legal page. */
export async function legalHead(path: string, slug: Slug): Promise<Metadata> {
  const language = await getLocale()
  const page = await pageCopy(slug, language).catch(() => null)
  return headOf(path, language, page && { ...page, name: page.copy.title, lead: page.copy.lead })
}

/** Such a page: a body to read, dated by itself. */
export async function LegalScreen({ slug }: { slug: Slug }) {
  const language = await getLocale()
  const page = await reading(slug, pageCopy(slug, language))
  if (page === undefined) return <Unreadable />
  return page ? <LegalPage {...page} language={language} /> : <NotFound />
}
