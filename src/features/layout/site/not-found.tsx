import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { SearchForm } from '@/features/blog/site/search-form'
import { Notice } from '@/components/site/notice'

/** Shown for an address that does not exist: leads home, and searches for what was meant. */
export function NotFound() {
  const t = useTranslations('errors.notFound')
  const picture = <Picture name="not-found" alt={t('picture')} priority className="bleed-end" />
  return (
    <Notice status={404} title={t('title')} text={t('text')} back={t('back')} picture={picture}>
      <SearchForm />
    </Notice>
  )
}
