import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { More } from '@/components/ui/more'
import { Link } from '@/i18n/navigation'

import type { Category } from '../queries/posts'
import type { Search } from '../queries/search'
import { searchLimits } from '../rules'
import { PostGrid } from './post-grid'
import { SearchForm } from './search-form'
import { Topics } from './topics'

type Props = { query: string; search: Search; categories: Category[]; zone: string }

/** What a search has found, or why it has not. */
export function SearchScreen({ query, search, categories, zone }: Props) {
  const t = useTranslations('blog')
  const isAnswer = search.state === 'found' || search.state === 'limited'
  return (
    <div className="page post-list search-page">
      <header className="search-head">
        <More href="/resources" back>
          {t('back')}
        </More>
        <h1 className="title">{isAnswer ? t('search.for', { query }) : t('search.title')}</h1>
        <SearchForm query={query.slice(0, searchLimits.characters)} large />
        <Outcome search={search} />
      </header>
      <Topics categories={categories} query={query} />
      {search.state === 'found' && search.posts.length === 0 && <NoneFound />}
      {search.state === 'found' && (
        <PostGrid posts={search.posts} zone={zone} shapes={search.posts.map(() => 'row')} excerpts />
      )}
    </div>
  )
}

/** In one sentence. */
function Outcome({ search }: { search: Search }) {
  const t = useTranslations('blog.search')
  if (search.state === 'empty') return <p className="note">{t('empty')}</p>
  if (search.state === 'long') return <p role="alert">{t('tooLong', { most: searchLimits.characters })}</p>
  if (search.state === 'limited') return <p role="alert">{t('tooMany', { seconds: search.seconds })}</p>
  const count = search.posts.length
  return <p className="note">{search.more ? t('most', { count }) : t('count', { count })}</p>
}

function NoneFound() {
  const t = useTranslations('blog.search')
  return (
    <div className="nothing">
      <Picture name="empty" alt="" priority />
      <p className="lead">{t('none')}</p>
      <p>{t('noneWay')}</p>
      <Link href="/contact" prefetch={false} className="button button-accent">
        {t('ask')}
      </Link>
    </div>
  )
}
