import { useLocale, useTranslations } from 'next-intl'

import { localizedPath } from '@/i18n/languages'

/** In place of tickets that could not be read: what is kept, and the way to try again. */
export function TicketsFailed() {
  const t = useTranslations('tickets.failed')
  const path = localizedPath('/dashboard', useLocale())
  return (
    <section role="alert" className="band-fault">
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      {/* A full load: it works without scripts, and nothing of the failed one is kept. */}
      <a href={`${path}?tab=support`} className="button button-line button-compact">
        {t('again')}
      </a>
    </section>
  )
}
