import { useLocale, useTranslations } from 'next-intl'

import { localizedPath } from '@/i18n/languages'
import type { DashboardTab } from './tabs'

type Props = {
  tab: DashboardTab
  /** Whether the rest of the page could be read. */
  rest?: boolean
}

/** In place of what could not be read: the text of the specification, what is kept, and the way to try again. */
export function DashboardFailed({ tab, rest = false }: Props) {
  const t = useTranslations('portal.dashboard.failed')
  const path = localizedPath('/dashboard', useLocale())
  return (
    <section role="alert" className="band-fault">
      <h2>{t('title')}</h2>
      <p>{t(rest ? 'rest' : 'text')}</p>
      {/* A full load: it works without scripts, and nothing of the failed one is kept. */}
      <a href={`${path}?tab=${tab}`} className="button button-line button-compact">
        {t('again')}
      </a>
    </section>
  )
}
