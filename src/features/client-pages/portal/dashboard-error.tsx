import { useTranslations } from 'next-intl'

import { ErrorPanel } from '@/components/portal/list-states'
import type { DashboardTab } from './dashboard-tabs'

type Props = {
  tab: DashboardTab
  /** Whether other parts of the page could be read. */
  rest?: boolean
}

/** Shown in place of the parts of the dashboard that could not be read. */
export function DashboardError({ tab, rest = false }: Props) {
  const t = useTranslations('portal.dashboard.failed')
  return (
    <ErrorPanel
      title={t('title')}
      text={t(rest ? 'rest' : 'text')}
      retry={t('again')}
      path={`/dashboard?tab=${tab}`}
    />
  )
}
