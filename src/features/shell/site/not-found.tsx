import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { Notice } from './notice'

/** What stands where no page is (specification, section 2). */
export function NotFound() {
  const t = useTranslations('errors.notFound')
  const picture = <Picture name="not-found" alt={t('picture')} priority className="bleed-end" />
  return <Notice status={404} title={t('title')} text={t('text')} back={t('back')} picture={picture} />
}
