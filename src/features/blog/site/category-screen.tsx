import { useLocale, useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import { langWithin } from '@/i18n/text'

import type { Category } from '../queries/categories'
import type { PostList } from '../queries/post-lists'
import { badgeTint } from './badge-tint'
import { Pagination } from './pagination'
import { PostGrid } from './post-grid'
import { CategoryNav } from './category-nav'

type Props = { category: Category; list: PostList; categories: Category[]; zone: string }

/** A page of the posts of a category. */
export function CategoryScreen({
  category: { id, slug, name, description, index },
  list: { posts, page, pages },
  categories,
  zone,
}: Props) {
  const t = useTranslations('blog')
  const langOf = langWithin(useLocale())
  return (
    <>
      <header className={`page columns page-head category-head ${badgeTint(index)}`}>
        <h1 lang={langOf(name.lang)} className="title-hero">
          {name.text}
        </h1>
        {description && (
          <div className="page-head-side">
            <p lang={langOf(description.lang)} className="lead">
              {description.text}
            </p>
          </div>
        )}
      </header>
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
