import '@/styles/pages/blog.css'

import { getLocale } from 'next-intl/server'

import { listCategories } from '@/features/blog/queries/categories'
import { listPosts } from '@/features/blog/queries/post-cards'
import { pagePath } from '@/features/blog/rules'
import { BlogFinalCall } from '@/features/blog/site/blog-final-call'
import { ListScreen } from '@/features/blog/site/list-screen'
import { findFinalCall, findPageCopy } from '@/features/page-copy/queries/page-copy'
import { StructuredData } from '@/features/seo/site/structured-data'
import { siteSettings } from '@/features/settings/queries'
import { NotFound, Unavailable } from '@/features/layout/site/not-found'
import type { Language } from '@/i18n/languages'
import { readPageData } from '../page-data'

/** The list of posts: /resources and /resources/page/{n}. */
const read = (page: number, language: Language) =>
  Promise.all([
    findPageCopy('resources-page', language),
    listPosts(language, page),
    listCategories(language),
    siteSettings(language),
    findFinalCall(language),
  ])

export async function ListPage({ page }: { page: number }) {
  const language = await getLocale()
  const found = await readPageData('list', read(page, language))
  if (!found) return <Unavailable />
  const [head, list, topics, { zone, email, phone, phoneUrl }, call] = found
  if (!list) return <NotFound />
  return (
    <main id="content" data-translation="/resources">
      <StructuredData path={pagePath('/resources', page)} />
      <ListScreen
        head={head ? { ...head.copy, lang: head.lang } : undefined}
        list={list}
        categories={topics}
        zone={zone}
      />
      <BlogFinalCall call={call} email={email} phone={phone} phoneUrl={phoneUrl} />
    </main>
  )
}
