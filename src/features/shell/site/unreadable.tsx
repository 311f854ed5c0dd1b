import { getTranslations } from 'next-intl/server'

import { Notice } from './notice'

/** Stands where a page's content could not be read. The last good page stays in the cache; this is for when there is none. */
export async function Unreadable() {
  const t = await getTranslations('errors.unreadable')
  return <Notice status={503} title={t('title')} text={t('text')} back={t('back')} />
}
