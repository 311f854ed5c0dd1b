import { useTranslations } from 'next-intl'

import { Notice } from './notice'

/** What stands where no page is (specification, section 2). */
export function NotFound() {
  const t = useTranslations('errors.notFound')
  const picture = (
    // eslint-disable-next-line @next/next/no-img-element -- a vector of ours, drawn by itself
    <img src="/art/not-found.svg" alt={t('picture')} width="720" height="480" className="picture" />
  )
  return <Notice status={404} title={t('title')} text={t('text')} back={t('back')} picture={picture} />
}
