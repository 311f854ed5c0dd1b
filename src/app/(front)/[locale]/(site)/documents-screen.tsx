import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'

import { NotFound, Unavailable } from '@/features/layout/site/not-found'
import { findPageCopy } from '@/features/page-copy/queries/page-copy'
import { ComingSoonPage } from '@/features/pages/site/coming-soon-page'
import type { ComingSoonPageName } from '@/features/routes/rules'
import { StructuredData } from '@/features/seo/site/structured-data'
import { langWithin } from '@/i18n/languages'
import { readPageData } from './page-data'

type Head = { title: string; lead?: string; lang?: string }
type Props<Found> = {
  name: ComingSoonPageName
  /** Returns what the page shows: its documents as `list`, and what is around them. */
  read: () => Promise<Found>
  show: (found: Found, head: Head) => ReactNode
}

/** The screen of a page of documents; until one is published in this language, it says that the content is still to come. */
export async function DocumentsScreen<Found extends { list: unknown[] }>({ name, read, show }: Props<Found>) {
  const language = await getLocale()
  const data = await readPageData(name, Promise.all([findPageCopy(`${name}-page`, language), read()]))
  if (!data) return <Unavailable />
  const [page, found] = data
  if (!page) return <NotFound />
  const { copy, lang } = page
  if (found.list.length === 0)
    return (
      <>
        <StructuredData path={`/${name}`} />
        <ComingSoonPage name={name} {...page} language={language} />
      </>
    )
  const head = { title: copy.headline || copy.title, lead: copy.lead || undefined }
  return (
    <main id="content" className="overflow-clip">
      <StructuredData path={`/${name}`} />
      {show(found, { ...head, lang: langWithin(language)(lang) })}
    </main>
  )
}
