import { getLocale } from 'next-intl/server'

import { categories, postList } from '@/features/blog/queries/posts'
import { LastCall } from '@/features/blog/site/last-call'
import { listPath } from '@/features/blog/site/list-path'
import { ListScreen } from '@/features/blog/site/list-screen'
import { finalCall, pageCopy } from '@/features/pages/queries'
import { StructuredData } from '@/features/seo/site/structured-data'
import { siteSettings } from '@/features/settings/queries'
import { NotFound } from '@/features/shell/site/not-found'
import { Unreadable } from '@/features/shell/site/unreadable'
import type { Language } from '@/i18n/languages'
import { reading } from '../page-data'

/** Every page of the list is this one: /resources and /resources/page/{n}. */
const read = (page: number, language: Language) =>
  Promise.all([
    pageCopy('resources-page', language),
    postList(language, page),
    categories(language),
    siteSettings(language),
    finalCall(language),
  ])

export async function ListPage({ page }: { page: number }) {
  const language = await getLocale()
  const found = await reading('list', read(page, language))
  if (!found) return <Unreadable />
  const [head, list, topics, { zone, email, phone }, call] = found
  if (!list) return <NotFound />
  return (
    <main id="content" data-translation="/resources">
      <StructuredData path={listPath(page)} />
      <ListScreen
        head={head ? { ...head.copy, lang: head.lang } : undefined}
        list={list}
        categories={topics}
        zone={zone}
      />
      <LastCall call={call} email={email} phone={phone} />
    </main>
  )
}
