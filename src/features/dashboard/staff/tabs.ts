/** The tabs of the dashboard, in their order. */
export const dashboardTabs = ['leads', 'clients', 'support', 'proposals', 'testimonials', 'blog'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

export const tabHref = (tab: DashboardTab): string => (tab === 'leads' ? '/admin' : `/admin?tab=${tab}`)

/** Returns the tab that an address names; Leads when it names none. */
export const tabOf = (name: unknown): DashboardTab => dashboardTabs.find((tab) => tab === name) ?? 'leads'

/** The screens of the dashboard that show the documents of a collection. */
const screens: Readonly<Record<string, string>> = {
  leads: '/admin?tab=leads',
  clients: '/admin?tab=clients',
  tickets: '/admin?tab=support',
  proposals: '/admin?tab=proposals',
  'proposal-templates': '/admin?tab=proposals&view=templates',
  testimonials: '/admin?tab=testimonials',
  posts: '/admin?tab=blog',
}

/** Returns the screen of a collection: its board, or Payload's list without one. */
export const screenOf = (collection: string): string =>
  Object.hasOwn(screens, collection) ? (screens[collection] ?? '') : `/admin/collections/${collection}`
