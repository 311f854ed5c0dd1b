import { useLocale, useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { PageHead } from '@/components/site/page-head'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'

import type { Category } from '../queries/categories'
import type { PostList } from '../queries/post-lists'
import { ManageBlog } from './manage-blog'
import { Pagination } from './pagination'
import { PostGrid } from './post-grid'
import { CategoryNav } from './category-nav'

type Props = {
  /** The copy of its header; the messages are used when there is none. */
  head?: { title: string; lead: string; lang: Language }
  list: PostList
  categories: Category[]
  zone: string
}

/** A page of the list of posts. */
export function ListScreen({ head, list: { posts, page, pages }, categories, zone }: Props) {
  const t = useTranslations('blog')
  const lang = langWithin(useLocale())(head?.lang)
  return (
    <>
      <div lang={lang} className="list-head">
        <PageHead title={head?.title ?? t('title')} lead={head?.lead ?? t('description')}>
          <ManageBlog label={t('manage')} />
        </PageHead>
      </div>
      <div className="page post-list">
        <CategoryNav categories={categories} open="all" exact={page === 1} />
        {page > 1 && <p className="post-list-page">{t('pageOf', { page, pages })}</p>}
        {posts.length > 0 ? <PostGrid posts={posts} zone={zone} /> : <EmptyList text={t('empty')} />}
        <Pagination page={page} pages={pages} base="/resources" />
      </div>
    </>
  )
}

function EmptyList({ text }: { text: string }) {
  return (
    <div className="no-results">
      <Picture name="empty" alt="" priority />
      <p className="lead">{text}</p>
    </div>
  )
}
