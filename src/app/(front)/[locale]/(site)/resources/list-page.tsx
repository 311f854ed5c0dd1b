import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { categories, postList } from '@/features/blog/queries'
import { LastCall } from '@/features/blog/site/last-call'
import { listPath } from '@/features/blog/site/list-path'
import { ListScreen } from '@/features/blog/site/list-screen'
import { alternatesOf } from '@/features/blog/site/post-alternates'
import { finalCall, pageCopy } from '@/features/pages/queries'
import { settingsOrNone, siteSettings } from '@/features/settings/queries'
import { NotFound } from '@/features/shell/site/not-found'
import { Unreadable } from '@/features/shell/site/unreadable'
import { otherLanguage, type Language } from '@/i18n/languages'
import { log } from '@/lib/server/log'

/** Every page of the list is this one: /resources and /resources/page/{n}. */
const read = (page: number, language: Language) =>
  Promise.all([
    pageCopy('resources-page', language),
    postList(language, page),
    categories(language),
    siteSettings(language),
    finalCall(language),
  ]).catch((error: unknown) => {
    log.error({ err: error }, 'the list of posts could not be read')
  })

export async function listMetadata(page: number, language: Language): Promise<Metadata> {
  const t = await getTranslations('blog')
  const t404 = await getTranslations('errors.notFound')
  const [{ brand }, head, list, elsewhere] = await Promise.all([
    settingsOrNone(language),
    pageCopy('resources-page', language).catch(() => null),
    postList(language, page).catch(() => null),
    postList(otherLanguage(language), page).catch(() => undefined),
  ])
  const title = head?.copy.metaTitle ?? t('title')
  if (!list) return { title: list === null ? `${title} - ${brand}` : t404('text'), robots: { index: false } }
  const path = listPath(page)
  return {
    title: [title, page > 1 && t('pageOf', { page, pages: list.pages }), brand].filter(Boolean).join(' - '),
    description: head?.copy.metaDescription ?? t('description'),
    alternates: alternatesOf(path, elsewhere && path, language),
  }
}

export async function ListPage({ page }: { page: number }) {
  const language = await getLocale()
  const found = await read(page, language)
  if (!found) return <Unreadable />
  const [head, list, topics, { zone, email, phone }, call] = found
  if (!list) return <NotFound />
  return (
    <main id="content" data-translation="/resources">
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
