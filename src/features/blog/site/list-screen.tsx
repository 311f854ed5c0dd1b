import { useTranslations, useLocale } from 'next-intl'
import type { ReactNode } from 'react'

import { PageHero } from '@/components/site/page-hero'
import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import { type Language, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import type { Category } from '../queries/categories'
import type { PostList } from '../queries/post-cards'
import { pagePath, pagesAround } from '../rules'
import { CategoryNav } from './category-nav'
import { ManageBlog } from './manage-blog'
import { PostGrid } from './post-grid'

/** In the ink of the page. */
const step = 'min-h-11 items-center [--link:var(--ink)]'
const cell = 'relative grid min-h-11 min-w-11 place-items-center tabular-nums'
const number = `${cell} no-underline underline-offset-4 hover:underline`
/** An arc above the number. */
const currentNumber =
  'font-strong before:absolute before:top-0.5 before:h-2 before:w-6 before:rounded-[50%/100%_100%_0_0] before:border-t-3 before:border-accent'

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
    <nav
      aria-label={t('paging')}
      className="mt-[clamp(--spacing(14),6vw,--spacing(24))] grid grid-cols-2 items-center gap-4 border-t border-line pt-4 in-data-paging:invisible sm:grid-cols-[1fr_auto_1fr] print:hidden"
    >
      {page > 1 && (
        <More href={pagePath(base, page - 1)} rel="prev" back className={`${step} justify-self-start`}>
          {t('newer')}
        </More>
      )}
      <ol className="col-span-full row-start-1 flex flex-wrap justify-center sm:col-[2]">
        {pagesAround(page, pages).map((at, index) =>
          at === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true" className={`${cell} before:content-['…']`} />
          ) : (
            <li key={at}>
              <Link
                href={pagePath(base, at)}
                prefetch={false}
                aria-label={t('page', { page: at })}
                aria-current={at === page ? 'page' : undefined}
                className={at === page ? `${number} ${currentNumber}` : number}
              >
                {at}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <More
          href={pagePath(base, page + 1)}
          rel="next"
          className={`${step} col-[2] justify-self-end sm:col-[3]`}
        >
          {t('older')}
        </More>
      )}
    </nav>
  )
}

/** On a phone. The headline can be one long word, which must not break. */
const smallTitle = 'max-sm:[&_h1]:text-t5'

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
      <div lang={lang} className={smallTitle}>
        <PageHero title={head?.title ?? t('title')} lead={head?.lead ?? t('description')}>
          <ManageBlog label={t('manage')} />
        </PageHero>
      </div>
      <div className="page pb-section">
        <CategoryNav categories={categories} open="all" exact={page === 1} />
        {page > 1 && <p className="mb-8 text-muted">{t('pageOf', { page, pages })}</p>}
        {posts.length > 0 ? (
          <PostGrid posts={posts} zone={zone} />
        ) : (
          <NoPosts>
            <p className="lead max-w-[34em]">{t('empty')}</p>
          </NoPosts>
        )}
        <Pagination page={page} pages={pages} base="/resources" />
      </div>
    </>
  )
}

function NoPosts({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 pt-6 pb-14">
      <Picture name="empty" alt="" priority className="mb-4 block h-auto w-full max-w-120" />
      {children}
    </div>
  )
}

type CategoryScreenProps = { category: Category; list: PostList; categories: Category[]; zone: string }

/** A page of the posts of a category. */
export function CategoryScreen({
  category: { id, slug, name, description },
  list: { posts, page, pages },
  categories,
  zone,
}: CategoryScreenProps) {
  const t = useTranslations('blog')
  const langOf = langWithin(useLocale())
  return (
    <>
      <PageHero
        title={name.text}
        lang={langOf(name.lang)}
        lead={description?.text}
        leadLang={description && langOf(description.lang)}
        className={smallTitle}
      />
      <div className="page pb-section">
        <CategoryNav categories={categories} open={id} exact={page === 1} />
        {page > 1 && <p className="mb-8 text-muted">{t('pageOf', { page, pages })}</p>}
        {posts.length > 0 ? (
          <PostGrid posts={posts} zone={zone} excerpts badges={false} />
        ) : (
          <NoPosts>
            <h2 className="text-t3">{t('category.empty.title')}</h2>
            <p className="lead max-w-[34em]">{t('category.empty.text')}</p>
            <More href="/resources" back>
              {t('back')}
            </More>
          </NoPosts>
        )}
        <Pagination page={page} pages={pages} base={`/category/${slug}`} />
      </div>
    </>
  )
}
