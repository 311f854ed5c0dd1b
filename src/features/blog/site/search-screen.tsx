import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'

import type { Category } from '../queries/categories'
import type { PostCard } from '../queries/post-cards'
import type { Search } from '../queries/search'
import { searchLimits } from '../rules'
import { PostGrid } from './post-grid'
import { SearchForm } from './search-form'
import { CategoryNav } from './category-nav'
import { SearchStart, type Topic } from './search-start'

type Props = {
  query: string
  search: Search
  categories: Category[]
  zone: string
  /** Offered when the search shows no post. */
  suggested: { posts: PostCard[]; words: string[]; topics: Topic[] }
}

/** Whether a search has no post to show: nothing was searched for, or nothing found. */
export const isWithoutPosts = (search: Search): boolean =>
  search.state === 'empty' || (search.state === 'found' && search.posts.length === 0)

/** The page of a search: its results, or what to do instead. */
export function SearchScreen(props: Props) {
  return (
    <div className="page post-list search-page">
      {isWithoutPosts(props.search) ? <Suggestions {...props} /> : <Results {...props} />}
    </div>
  )
}

function Suggestions({ query, search, zone, suggested: { posts, words, topics } }: Props) {
  const t = useTranslations('blog.search')
  const found = search.state === 'found' ? { query, elsewhere: search.elsewhere } : {}
  return (
    <>
      <SearchStart {...found} words={words} topics={topics} />
      {posts.length > 0 && (
        <section aria-labelledby="suggested">
          <h2 id="suggested" className="search-suggested">
            {t('newest')}
          </h2>
          <PostGrid posts={posts} zone={zone} sizes={posts.map(() => 'third')} level={3} />
        </section>
      )}
    </>
  )
}

function Results({ query, search, categories, zone }: Props) {
  const t = useTranslations('blog')
  const isAnswer = search.state === 'found' || search.state === 'limited'
  return (
    <>
      <header className="search-head">
        <More href="/resources" back>
          {t('back')}
        </More>
        <h1 className="title">{isAnswer ? t('search.for', { query }) : t('search.title')}</h1>
        <SearchForm query={query.slice(0, searchLimits.characters)} large />
        <ResultSummary search={search} />
      </header>
      <CategoryNav categories={categories} query={query} />
      {search.state === 'found' && (
        <PostGrid posts={search.posts} zone={zone} sizes={search.posts.map(() => 'row')} excerpts />
      )}
    </>
  )
}

function ResultSummary({ search }: { search: Search }) {
  const t = useTranslations('blog.search')
  if (search.state === 'long') return <p role="alert">{t('tooLong', { most: searchLimits.characters })}</p>
  if (search.state === 'limited') return <p role="alert">{t('tooMany', { seconds: search.seconds })}</p>
  if (search.state === 'empty') return null
  const count = search.posts.length
  return <p className="note">{search.more ? t('most', { count }) : t('count', { count })}</p>
}
