import { useLocale, useTranslations } from 'next-intl'
import { tv, type VariantProps } from 'tailwind-variants/lite'

import { Search } from '@/components/ui/icons'
import { localizedPath } from '@/i18n/languages'

import { searchLimits } from '../rules'

const search = tv({
  slots: {
    form: 'flex items-center',
    input:
      'w-full appearance-none bg-transparent text-caption placeholder:text-muted placeholder:opacity-100',
    button: 'grid flex-none place-items-center hover:text-accent',
  },
  variants: {
    size: {
      /** Beside the topics; alone on a narrow page. */
      normal: {
        form: 'max-lg:flex-[1_0_100%] max-lg:border-t max-lg:border-line',
        input: 'min-h-13 px-3 max-lg:pl-0 sm:min-w-[15em]',
        button: 'size-11',
      },
      /** Below a message. */
      boxed: {
        form: 'max-w-104 flex-[1_1_100%] rounded-control border border-field-line bg-surface',
        input: 'min-h-13 px-3',
        button: 'size-11',
      },
      large: {
        form: 'max-w-160 rounded-control border border-field-line bg-surface',
        input: 'min-h-15 px-4 text-t1 sm:min-w-[15em]',
        button: 'size-15',
      },
      /** The first thing on its page. */
      main: {
        form: 'mt-6 w-full rounded-control border-2 border-ink bg-surface',
        input: 'min-h-15 min-w-0 px-4 text-t1',
        button: 'w-16 self-stretch bg-ink text-ground',
      },
    },
  },
  defaultVariants: { size: 'normal' },
})

type Props = { query?: string } & VariantProps<typeof search>

/** A plain GET form: the results are a page, and it works without JavaScript. */
export function SearchForm({ query = '', size = 'normal' }: Props) {
  const t = useTranslations('blog.search')
  const { form, input, button } = search({ size })
  return (
    <form
      data-search=""
      role="search"
      action={localizedPath('/resources/search', useLocale())}
      className={form()}
    >
      <label className="flex-1">
        <span className="sr-only">{t('label')}</span>
        <input
          type="search"
          name="q"
          defaultValue={query}
          maxLength={searchLimits.characters}
          placeholder={t(size === 'normal' || size === 'boxed' ? 'hint' : 'hintShort')}
          autoComplete="off"
          className={input()}
        />
      </label>
      <button type="submit" aria-label={t('button')} className={button()}>
        <Search className="size-5.5" />
      </button>
    </form>
  )
}
