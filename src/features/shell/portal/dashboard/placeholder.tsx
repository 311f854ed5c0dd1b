import { useTranslations } from 'next-intl'

import { ArcPlaceholder } from '../../site/placeholders'
import { DashboardTabs, type DashboardTab } from './tabs'

const Line = ({ size }: { size: 'short' | 'long' | 'figure' }) => (
  <span className={`skeleton-line bone-${size}`} />
)

/** The dashboard on its way: everything in its place, as high as it will be, and the arc that draws itself. */
export function DashboardPlaceholder({ tab }: { tab: DashboardTab }) {
  const t = useTranslations('portal.dashboard')
  return (
    <div aria-busy="true">
      <p role="status" className="dashboard-wait">
        <ArcPlaceholder />
        {t('loading')}
      </p>
      <dl className="sums" aria-hidden="true">
        {([t('invoices.total'), t('proposals.active'), t('tickets.open')] as const).map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="sums-value skeleton">
              <Line size="figure" />
            </dd>
            <dd className="sums-note skeleton">
              <Line size="long" />
            </dd>
          </div>
        ))}
      </dl>
      <DashboardTabs current={tab} />
      <ul className="bones skeleton" aria-hidden="true">
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
