import { useLocale, useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { PageHead } from '@/features/shell/site/page-head'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'

import type { Category, PostList } from '../queries/posts'
import { ManageBlog } from './manage-blog'
import { Paging } from './paging'
import { PostGrid } from './post-grid'
import { Topics } from './topics'

type Props = {
  /** What staff wrote for its head; our own words when they wrote nothing. */
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
        <Topics categories={categories} open="all" exact={page === 1} />
        {page > 1 && <p className="post-list-page">{t('pageOf', { page, pages })}</p>}
        {posts.length > 0 ? <PostGrid posts={posts} zone={zone} /> : <Nothing text={t('empty')} />}
        <Paging page={page} pages={pages} />
      </div>
    </>
  )
}

/** A list that is still empty. */
function Nothing({ text }: { text: string }) {
  return (
    <div className="nothing">
      <Picture name="empty" alt="" priority />
      <p className="lead">{text}</p>
    </div>
  )
}
