import { getTranslations } from 'next-intl/server'

import { Notice } from '@/components/site/notice'

/** Shown when the data of a page could not be read and the page cache has no earlier version. */
export async function Unavailable() {
  const t = await getTranslations('errors.unreadable')
  return <Notice status={503} title={t('title')} text={t('text')} back={t('back')} />
}
