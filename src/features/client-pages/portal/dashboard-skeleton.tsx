import { useTranslations } from 'next-intl'

import { ArcPlaceholder } from '@/components/site/placeholders'
import { DashboardTabs, type DashboardTab } from './dashboard-tabs'

const Line = ({ size }: { size: 'short' | 'long' | 'figure' }) => (
  <span className={`skeleton-line placeholder-${size}`} />
)

/** Shown while the dashboard loads; each part has the height of what replaces it. */
export function DashboardSkeleton({ tab }: { tab: DashboardTab }) {
  const t = useTranslations('portal.dashboard')
  return (
    <div aria-busy="true">
      <p role="status" className="dashboard-wait">
        <ArcPlaceholder />
        {t('loading')}
      </p>
      <dl className="dashboard-figures" aria-hidden="true">
        {([t('invoices.total'), t('proposals.active'), t('tickets.open')] as const).map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="dashboard-figures-value skeleton">
              <Line size="figure" />
            </dd>
            <dd className="dashboard-figures-note skeleton">
              <Line size="long" />
            </dd>
          </div>
        ))}
      </dl>
      <DashboardTabs current={tab} />
      <ul className="placeholder-rows skeleton" aria-hidden="true">
        {Array.from({ length: 5 }, (_, index) => (
          <li key={index}>
            <Line size="short" />
            <Line size="long" />
            <Line size="short" />
          </li>
        ))}
      </ul>
    </div>
  )
}
