import { useTranslations } from 'next-intl'

import { Link } from '../link'

export const dashboardTabs = ['invoices', 'proposals', 'support'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** The tab that an address names, the first one when it names none. */
export const tabOf = (asked: unknown): DashboardTab =>
  dashboardTabs.find((tab) => tab === asked) ?? 'invoices'

type Props = {
  current: DashboardTab
  /** How much there is in each, where that is known. */
  counts?: Partial<Record<DashboardTab, number>>
}

/** Three lists of one client. Each has an address of its own, so that they are links. */
export function DashboardTabs({ current, counts = {} }: Props) {
  const t = useTranslations('portal.dashboard.tabs')
  return (
    <nav aria-label={t('label')} className="tabs dashboard-tabs">
      {dashboardTabs.map((tab) => (
        <Link
          key={tab}
          href={{ pathname: '/dashboard', query: { tab } }}
          prefetch={false}
          scroll={false}
          className="tab"
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(tab)} {counts[tab] !== undefined && <small>{counts[tab]}</small>}
        </Link>
      ))}
    </nav>
  )
}
