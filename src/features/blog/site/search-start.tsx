import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import { prefilledContactPath } from '@/features/services/site/contact-path'
import { otherLanguage, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'

import type { Category } from '../queries/categories'
import { SearchForm } from './search-form'

/** A category and the number of its posts. */
export type Topic = { category: Category; count: number }

type Props = {
  /** What was searched for without a result. */
  query?: string
  /** The number of matches in the other language. */
  elsewhere?: number
  /** Words that lead to posts. */
  words: string[]
  topics: Topic[]
}

/**
 * Search before anything was found: words stand on a deck, topics hang from it. A question without an answer goes to a
 * person.
 */
export function SearchStart({ query, elsewhere = 0, words, topics }: Props) {
  const t = useTranslations('blog')
  const langOf = langWithin(useLocale())
  return (
    <>
      <div className="find">
        <header>
          <More href="/resources" back>
            {t('back')}
          </More>
          <h1>{query ? t('search.nothing', { query }) : t('search.start')}</h1>
          <SearchForm query={query} large />
          <p className="note">{query ? t('search.none') : t('search.empty')}</p>
          {query && elsewhere > 0 && <Elsewhere query={query} count={elsewhere} />}
          {words.length > 0 && (
            <nav aria-label={t('search.words')} className="find-words">
              {words.map((word) => (
                <Link key={word} href={`/resources/search?q=${encodeURIComponent(word)}`} prefetch={false}>
                  {word}
                </Link>
              ))}
            </nav>
          )}
        </header>
        <Picture name="search" alt="" priority className="find-picture" />
      </div>
      {topics.length > 0 && (
        <nav aria-label={t('topics')} className="deck find-topics">
          <div>
            {topics.map(({ category: { id, slug, name }, count }) => (
              <Link key={id} href={`/category/${slug}`} prefetch={false}>
                <b lang={langOf(name.lang)}>{name.text}</b>
                <span>{t('search.posts', { count })}</span>
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
    <section aria-labelledby="ask" className="find-ask">
      <div>
        <h2 id="ask">{t('blog.search.askAbout', { query })}</h2>
        <p>{t('blog.search.noneWay')}</p>
      </div>
      <Link
        href={prefilledContactPath(t('contact.prefill.question', { query }))}
        prefetch={false}
        className={buttonClass('ink')}
      >
        {t('blog.search.ask')}
      </Link>
    </section>
  )
}
