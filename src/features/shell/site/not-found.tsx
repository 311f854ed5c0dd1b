import { useTranslations } from 'next-intl'

import { Notice } from './notice'

/** What stands where no page is (specification, section 2). */
export function NotFound() {
  const t = useTranslations('errors.notFound')
  return <Notice status={404} title={t('title')} text={t('text')} back={t('back')} />
}
