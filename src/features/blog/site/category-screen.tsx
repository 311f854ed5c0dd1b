import { useLocale, useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import { langWithin } from '@/i18n/text'

import type { Category, PostCard } from '../queries/posts'
import { badgeTint } from './badge-tint'
import { PostGrid } from './post-grid'
import { Topics } from './topics'

type Props = { category: Category; posts: PostCard[]; categories: Category[]; zone: string }

/** A category and its posts. */
export function CategoryScreen({
  category: { id, name, description, place },
  posts,
  categories,
  zone,
}: Props) {
  const t = useTranslations('blog')
  const langOf = langWithin(useLocale())
  return (
    <>
      <header className={`page columns page-head category-head ${badgeTint(place)}`}>
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
        <Topics categories={categories} open={id} />
        {posts.length > 0 ? (
          <PostGrid posts={posts} zone={zone} excerpts badges={false} />
        ) : (
          <div className="nothing">
            <Picture name="empty" alt="" priority />
            <h2 className="text-t3">{t('category.empty.title')}</h2>
            <p className="lead">{t('category.empty.text')}</p>
            <More href="/resources" back>
              {t('back')}
            </More>
          </div>
        )}
      </div>
    </>
  )
}
