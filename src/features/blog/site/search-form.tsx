import { useLocale, useTranslations } from 'next-intl'

import { Search } from '@/components/ui/icons'
import { localizedPath } from '@/i18n/languages'

import { searchLimits } from '../rules'

/** How large it is; search-looks.ts has those of the blog. */
export type SearchLook = { form: string; input: string; button: string; isLarge?: boolean }

/** Beside the text of a page that is missing, which any page may be. */
const boxed: SearchLook = {
  form: 'max-w-104 flex-[1_1_100%] rounded-control border border-field-line bg-surface',
  input: 'min-h-13 px-3 text-caption',
  button: 'size-11',
}

type Props = { query?: string; look?: SearchLook }

/** A plain GET form: the results are a page, and it works without JavaScript. */
export function SearchForm({ query = '', look = boxed }: Props) {
  const t = useTranslations('blog.search')
  return (
    <form
      data-search=""
      role="search"
      action={localizedPath('/resources/search', useLocale())}
      className={`flex items-center ${look.form}`}
    >
      <label className="flex-1">
        <span className="sr-only">{t('label')}</span>
        <input
          type="search"
          name="q"
          defaultValue={query}
          maxLength={searchLimits.characters}
          placeholder={t(look.isLarge ? 'hintShort' : 'hint')}
          autoComplete="off"
          className={`w-full appearance-none bg-transparent placeholder:text-muted placeholder:opacity-100 ${look.input}`}
        />
      </label>
      <button
        type="submit"
        aria-label={t('button')}
        className={`grid flex-none place-items-center hover:text-accent ${look.button}`}
      >
        <Search className="size-5.5" />
      </button>
    </form>
  )
}
