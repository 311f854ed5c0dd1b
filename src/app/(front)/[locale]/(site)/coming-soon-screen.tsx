import '@/styles/pages/coming-soon.css'

import { getLocale } from 'next-intl/server'

import { findPageCopy } from '@/features/page-copy/queries/page-copy'
import type { ComingSoonPageName } from '@/features/routes/rules'
import { ComingSoonPage } from '@/features/pages/site/coming-soon-page'
import { NotFound, Unavailable } from '@/features/layout/site/not-found'
import { StructuredData } from '@/features/seo/site/structured-data'
import { readPageData } from './page-data'

/** The screen of a page whose content is still to come. */
export async function ComingSoonScreen({ name }: { name: ComingSoonPageName }) {
  const language = await getLocale()
  const page = await readPageData(name, findPageCopy(`${name}-page`, language))
  if (page === undefined) return <Unavailable />
  if (!page) return <NotFound />
  return (
    <>
      <StructuredData path={`/${name}`} />
      <ComingSoonPage name={name} {...page} language={language} />
    </>
  )
}
