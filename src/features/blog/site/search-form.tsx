import { useLocale, useTranslations } from 'next-intl'

import { Search } from '@/components/ui/icons'
import { localizedPath } from '@/i18n/languages'

import { searchLimits } from '../rules'

/** A plain GET form: the results are a page, and it works without JavaScript. */
export function SearchForm({ query = '', large = false }: { query?: string; large?: boolean }) {
  const t = useTranslations('blog.search')
  return (
    <form
      data-search=""
      role="search"
      action={localizedPath('/resources/search', useLocale())}
      className={large ? 'search search-large' : 'search'}
    >
      <label>
        <span className="sr-only">{t('label')}</span>
        <input
          type="search"
          name="q"
          defaultValue={query}
          maxLength={searchLimits.characters}
          placeholder={t(large ? 'hintShort' : 'hint')}
          autoComplete="off"
        />
      </label>
      <button type="submit" aria-label={t('button')}>
        <Search />
      </button>
    </form>
  )
}
