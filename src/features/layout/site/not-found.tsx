import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'

import { Notice } from '@/components/site/notice'
import { Picture } from '@/components/ui/picture'
import { SearchForm } from '@/features/blog/site/search-form'

/** As wide as its column and what is between that and the edge of the window. */
const toTheEdge = 'bleed-end w-[calc(100%+max(var(--gutter),(100vw-var(--page))/2+var(--gutter)))] max-w-none'

/** Shown for an address that does not exist: leads home, and searches for what was meant. */
export function NotFound() {
  const t = useTranslations('errors.notFound')
  const picture = <Picture name="not-found" alt={t('picture')} priority className={toTheEdge} />
  return (
    <Notice status={404} title={t('title')} text={t('text')} back={t('back')} picture={picture}>
      <SearchForm />
    </Notice>
  )
}

/** Shown when the data of a page could not be read and the page cache has no earlier version. */
export async function Unavailable() {
  const t = await getTranslations('errors.unreadable')
  return <Notice status={503} title={t('title')} text={t('text')} back={t('back')} />
}
