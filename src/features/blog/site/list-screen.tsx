import { useTranslations, useLocale } from 'next-intl'

import { PageHead } from '@/components/site/page-head'
import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import { type Language, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import type { Category } from '../queries/categories'
import type { PostList } from '../queries/post-cards'
import { pagePath, pagesAround } from '../rules'
import { badgeTint } from './post-card'
import { CategoryNav } from './category-nav'
import { ManageBlog } from './manage-blog'
import { PostGrid } from './post-grid'

type PaginationProps = {
  page: number
  pages: number
  /** The path of the first page, without its language. */
  base: string
}

/** Links between the pages of a list; nothing when there is one page. */
function Pagination({ page, pages, base }: PaginationProps) {
  const t = useTranslations('blog')
  if (pages < 2) return null
  return (
    <nav aria-label={t('paging')} className="paging">
      {page > 1 && (
        <More
          href={pagePath(base, page - 1)}
          rel="prev"
          back
          tone="ink"
          className="paging-newer min-h-11 items-center"
        >
          {t('newer')}
        </More>
      )}
      <ol>
        {pagesAround(page, pages).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true" className="paging-gap" />
          ) : (
            <li key={number}>
              <Link
                href={pagePath(base, number)}
                prefetch={false}
                aria-label={t('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <More
          href={pagePath(base, page + 1)}
          rel="next"
          tone="ink"
          className="paging-older min-h-11 items-center"
        >
          {t('older')}
        </More>
      )}
    </nav>
  )
}

type ListScreenProps = {
  /** The copy of its header; the messages are used when there is none. */
  head?: { title: string; lead: string; lang: Language }
  list: PostList
  categories: Category[]
  zone: string
}

/** A page of the list of posts. */
export function ListScreen({ head, list: { posts, page, pages }, categories, zone }: ListScreenProps) {
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

type CategoryScreenProps = { category: Category; list: PostList; categories: Category[]; zone: string }

/** A page of the posts of a category. */
export function CategoryScreen({
  category: { id, slug, name, description, index },
  list: { posts, page, pages },
  categories,
  zone,
}: CategoryScreenProps) {
  const t = useTranslations('blog')
  const langOf = langWithin(useLocale())
  return (
    <>
      <PageHead
        title={name.text}
        lang={langOf(name.lang)}
        lead={description?.text}
        leadLang={description && langOf(description.lang)}
        className={`category-head ${badgeTint(index)}`}
      />
      <div className="page post-list">
        <CategoryNav categories={categories} open={id} exact={page === 1} />
        {page > 1 && <p className="post-list-page">{t('pageOf', { page, pages })}</p>}
        {posts.length > 0 ? (
          <PostGrid posts={posts} zone={zone} excerpts badges={false} />
        ) : (
          <div className="no-results">
            <Picture name="empty" alt="" priority />
            <h2 className="text-t3">{t('category.empty.title')}</h2>
            <p className="lead">{t('category.empty.text')}</p>
            <More href="/resources" back>
              {t('back')}
            </More>
          </div>
        )}
        <Pagination page={page} pages={pages} base={`/category/${slug}`} />
      </div>
    </>
  )
}
