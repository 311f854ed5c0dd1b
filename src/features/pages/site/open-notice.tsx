import { useTranslations } from 'next-intl'

export const openNoticeId = 'opened-emails'

/** The section of the privacy page about opened emails, while the settings ask for them. */
export function OpenNotice() {
  const t = useTranslations('pages.legal.opens')
  return (
    <section className="prose">
      <h2 id={openNoticeId}>{t('title')}</h2>
      <p>{t('text')}</p>
      <p>{t('kept')}</p>
    </section>
  )
}
