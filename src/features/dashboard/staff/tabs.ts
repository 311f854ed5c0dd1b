/** The tabs of the dashboard, in their order. */
export const dashboardTabs = ['leads', 'clients', 'support', 'proposals', 'testimonials', 'blog'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

export const tabHref = (tab: DashboardTab): string => (tab === 'leads' ? '/admin' : `/admin?tab=${tab}`)

/** Returns the tab that an address names; Leads when it names none. */
export const tabOf = (name: unknown): DashboardTab => dashboardTabs.find((tab) => tab === name) ?? 'leads'
