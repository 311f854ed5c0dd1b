import { Link } from '@payloadcms/ui'

import { dashboardTabs, tabHref, type DashboardTab } from './tabs'

type Props = { label: string; current: DashboardTab; names: Record<DashboardTab, string> }

/** The tabs of the dashboard. A tab without a board of its own leads to the list of its collection. */
export const DashboardTabs = ({ label, current, names }: Props) => (
  <nav className="tabs dashboard-tabs" aria-label={label}>
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
