import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import { prefilledContactPath } from '@/features/services/site/contact-path'
import { otherLanguage, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import type { Category } from '../queries/categories'
import type { PostCard } from '../queries/post-cards'
import type { Search } from '../queries/search'
import { searchLimits } from '../rules'
import { CategoryNav } from './category-nav'
import { PostGrid } from './post-grid'
import { SearchForm } from './search-form'
import { large, main } from './search-looks'

/** A category and the number of its posts. */
type Topic = { category: Category; count: number }

type SearchStartProps = {
  /** What was searched for without a result. */
  query?: string
  /** The number of matches in the other language. */
  elsewhere?: number
  /** Words that lead to posts. */
  words: string[]
  topics: Topic[]
}

/** Neighbors differ in color. */
const wordLink =
  'inline-flex min-h-11 items-center rounded-t-badge bg-(--art-rosa) px-4.5 pt-1.5 pb-1 text-caption font-strong text-on-tint no-underline nth-[4n+2]:bg-(--art-maiz) nth-[4n+3]:bg-(--art-sky) nth-[4n]:bg-(--art-sand) hover:bg-ink hover:text-ground'
const askUs =
  'mb-18 grid items-center gap-x-8 gap-y-4 rounded-tr-[var(--r-corner)] bg-(--art-maiz) py-8 pr-14 pl-8 text-on-tint min-[54rem]:grid-cols-[minmax(0,1fr)_auto] min-[54rem]:pr-[clamp(--spacing(6),8vw,--spacing(30))]'

/**
 * Search before anything was found: words stand on a deck, topics hang from it. A question without an answer goes to a
 * person.
 */
function SearchStart({ query, elsewhere = 0, words, topics }: SearchStartProps) {
  const t = useTranslations('blog')
  const langOf = langWithin(useLocale())
  return (
    <>
      <div className="grid items-end gap-x-[clamp(--spacing(6),4vw,--spacing(16))] min-[54rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <header className="grid justify-items-start">
          <More href="/resources" back>
            {t('back')}
          </More>
          <h1 className="mt-6 text-t5 font-heavy wrap-anywhere">
            {query ? t('search.nothing', { query }) : t('search.start')}
          </h1>
          <SearchForm query={query} look={main} />
          <p className="note mt-3">{query ? t('search.none') : t('search.empty')}</p>
          {query && elsewhere > 0 && <Elsewhere query={query} count={elsewhere} />}
          {words.length > 0 && (
            <nav aria-label={t('search.words')} className="mt-4 flex flex-wrap gap-2">
              {words.map((word) => (
                <Link
                  key={word}
                  href={`/resources/search?q=${encodeURIComponent(word)}`}
                  prefetch={false}
                  className={wordLink}
                >
                  {word}
                </Link>
              ))}
            </nav>
          )}
        </header>
        <Picture
          name="search"
          alt=""
          priority
          className="block h-auto w-full max-[54rem]:mt-6 max-[54rem]:max-w-120"
        />
      </div>
      {topics.length > 0 && (
        <nav aria-label={t('topics')} className="deck mb-18 overflow-clip">
          {/* The line of the first in each row is outside. */}
          <div className="-ml-4.5 grid grid-cols-[repeat(auto-fit,minmax(max(10rem,14%),1fr))] sm:max-lg:grid-cols-3">
            {topics.map(({ category: { id, slug, name }, count }) => (
              <Link
                key={id}
                href={`/category/${slug}`}
                prefetch={false}
                className="group min-h-14 border-l-2 border-line-strong py-4 pr-2 pl-4 no-underline"
              >
                <b
                  lang={langOf(name.lang)}
                  className="block font-display text-t1 leading-[1.2] font-head underline-offset-4 group-hover:underline"
                >
                  {name.text}
                </b>
                <span className="text-caption text-muted">{t('search.posts', { count })}</span>
              </Link>
            ))}
          </div>
        </nav>
      )}
      {query && <AskUs query={query} />}
    </>
  )
}

function Elsewhere({ query, count }: { query: string; count: number }) {
  const t = useTranslations('blog.search')
  const other = otherLanguage(useLocale())
  return (
    <p>
      <More href={`/resources/search?q=${encodeURIComponent(query)}`} locale={other} hrefLang={other}>
        {t('elsewhere', { count })}
      </More>
    </p>
  )
}

function AskUs({ query }: { query: string }) {
  const t = useTranslations()
  return (
    <section aria-labelledby="ask" className={askUs}>
      <div>
        <h2 id="ask" className="text-t3 wrap-anywhere">
          {t('blog.search.askAbout', { query })}
        </h2>
        <p className="mt-1 max-w-[40em]">{t('blog.search.noneWay')}</p>
      </div>
      <Link
        href={prefilledContactPath(t('contact.prefill.question', { query }))}
        prefetch={false}
        className={buttonClass('tint')}
      >
        {t('blog.search.ask')}
      </Link>
    </section>
  )
}

type SearchScreenProps = {
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
export function SearchScreen(props: SearchScreenProps) {
  return (
    <div className="page pt-[clamp(--spacing(9),4vw,--spacing(14))] pb-section">
      {isWithoutPosts(props.search) ? <Suggestions {...props} /> : <Results {...props} />}
    </div>
  )
}

function Suggestions({ query, search, zone, suggested: { posts, words, topics } }: SearchScreenProps) {
  const t = useTranslations('blog.search')
  const found = search.state === 'found' ? { query, elsewhere: search.elsewhere } : {}
  return (
    <>
      <SearchStart {...found} words={words} topics={topics} />
      {posts.length > 0 && (
        <section aria-labelledby="suggested">
          <h2 id="suggested" className="mb-8 text-t3">
            {t('newest')}
          </h2>
          <PostGrid posts={posts} zone={zone} sizes={posts.map(() => 'third')} level={3} />
        </section>
      )}
    </>
  )
}

function Results({ query, search, categories, zone }: SearchScreenProps) {
  const t = useTranslations('blog')
  const isAnswer = search.state === 'found' || search.state === 'limited'
  return (
    <>
      <header className="mb-14 grid gap-6">
        <More href="/resources" back className="justify-self-start">
          {t('back')}
        </More>
        <h1 className="title max-w-[20em] wrap-anywhere">
          {isAnswer ? t('search.for', { query }) : t('search.title')}
        </h1>
        <SearchForm query={query.slice(0, searchLimits.characters)} look={large} />
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
