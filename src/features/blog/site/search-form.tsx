import { useLocale, useTranslations } from 'next-intl'
import { cva, type VariantProps } from 'class-variance-authority'

import { Search } from '@/components/ui/icons'
import { localizedPath } from '@/i18n/languages'

import { searchLimits } from '../rules'

const search = {
  form: cva('flex items-center', {
    variants: {
      size: {
        normal: 'max-lg:flex-[1_0_100%] max-lg:border-t max-lg:border-line',
        boxed: 'max-w-104 flex-[1_1_100%] rounded-control border border-field-line bg-surface',
        large: 'max-w-160 rounded-control border border-field-line bg-surface',
        main: 'mt-6 w-full rounded-control border-2 border-ink bg-surface',
      },
    },
    defaultVariants: { size: 'normal' },
  }),
  input: cva(
    'w-full appearance-none bg-transparent text-caption placeholder:text-muted placeholder:opacity-100',
    {
      variants: {
        size: {
          normal: 'min-h-13 px-3 max-lg:pl-0 sm:min-w-[15em]',
          boxed: 'min-h-13 px-3',
          large: 'min-h-15 px-4 text-t1 sm:min-w-[15em]',
          main: 'min-h-15 min-w-0 px-4 text-t1',
        },
      },
      defaultVariants: { size: 'normal' },
    },
  ),
  button: cva('grid flex-none place-items-center hover:text-accent', {
    variants: {
      size: {
        normal: 'size-11',
        boxed: 'size-11',
        large: 'size-15',
        main: 'w-16 self-stretch bg-ink text-ground',
      },
    },
    defaultVariants: { size: 'normal' },
  }),
}

type Props = { query?: string } & VariantProps<typeof search.form>

/** A plain GET form: the results are a page, and it works without JavaScript. */
export function SearchForm({ query = '', size }: Props) {
  const t = useTranslations('blog.search')
  return (
    <form
      data-search=""
      role="search"
      action={localizedPath('/resources/search', useLocale())}
      className={search.form({ size })}
    >
      <label className="flex-1">
        <span className="sr-only">{t('label')}</span>
        <input
          type="search"
          name="q"
          defaultValue={query}
          maxLength={searchLimits.characters}
          placeholder={t(size === 'large' || size === 'main' ? 'hintShort' : 'hint')}
          autoComplete="off"
          className={search.input({ size })}
        />
      </label>
      <button type="submit" aria-label={t('button')} className={search.button({ size })}>
        <Search className="size-5.5" />
      </button>
    </form>
  )
}
