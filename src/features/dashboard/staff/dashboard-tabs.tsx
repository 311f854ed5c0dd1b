import { Link } from '@payloadcms/ui'

import { ScrollToTab } from './scroll-to-tab'
import { dashboardTabs, tabHref, type DashboardTab } from '@/lib/dashboard-tabs'

type Props = { label: string; current: DashboardTab; names: Record<DashboardTab, string> }

const ID = 'dashboard-tabs'

/** The tabs of the dashboard. */
export const DashboardTabs = ({ label, current, names }: Props) => (
  <nav id={ID} className="tabs dashboard-tabs" aria-label={label}>
    <ScrollToTab tabs={ID} />
    {dashboardTabs.map((tab) => (
      <Link
        key={tab}
        href={tabHref(tab)}
        className="tab"
        prefetch={false}
        scroll={false}
        aria-current={tab === current ? 'page' : undefined}
      >
        {names[tab]}
      </Link>
    ))}
  </nav>
)
