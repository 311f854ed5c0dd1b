import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'

import { Notice } from '@/components/site/notice'
import { Picture } from '@/components/ui/picture'
import { SearchForm } from '@/features/blog/site/search-form'

/** Shown for an address that does not exist: leads home, and searches for what was meant. */
export function NotFound() {
  const t = useTranslations('errors.notFound')
  const picture = <Picture name="not-found" alt={t('picture')} priority className="bleed-end" />
  return (
    <Notice status={404} title={t('title')} text={t('text')} back={t('back')} picture={picture}>
      <SearchForm size="boxed" />
    </Notice>
  )
}

/** Shown when the data of a page could not be read and the page cache has no earlier version. */
export async function Unavailable() {
  const t = await getTranslations('errors.unreadable')
  return <Notice status={503} title={t('title')} text={t('text')} back={t('back')} />
}
