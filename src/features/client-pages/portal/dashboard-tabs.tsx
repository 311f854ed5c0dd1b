import { useTranslations } from 'next-intl'

import { tabList, tabClass } from '@/components/ui/tab-classes'
import { Link } from '@/components/portal/link'

export const dashboardTabs = ['invoices', 'proposals', 'support'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** Returns the tab of a query parameter; the first tab by default. */
export const parseDashboardTab = (value: unknown): DashboardTab =>
  dashboardTabs.find((tab) => tab === value) ?? 'invoices'

type Props = {
  current: DashboardTab
  /** The number of items of each tab, where it is known. */
  counts?: Partial<Record<DashboardTab, number>>
}

/** The tabs of the dashboard. They are links, because each has its own address. */
export function DashboardTabs({ current, counts = {} }: Props) {
  const t = useTranslations('portal.dashboard.tabs')
  return (
    <nav
      aria-label={t('label')}
      className={`${tabList} mt-11 max-md:-mx-gutter max-md:mt-7 max-md:px-gutter`}
    >
      {dashboardTabs.map((tab) => (
        <Link
          key={tab}
          href={{ pathname: '/dashboard', query: { tab } }}
          prefetch={false}
          scroll={false}
          className={tabClass}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(tab)} {counts[tab] !== undefined && <small>{counts[tab]}</small>}
        </Link>
      ))}
    </nav>
  )
}
