import { AVAILABILITY_PATH, LEAD_KEYS_PATH, PEOPLE_PATH } from './admin-views'

/** The tabs of the dashboard, in their order. */
export const dashboardTabs = ['leads', 'clients', 'support', 'proposals', 'testimonials', 'blog'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

export const tabHref = (tab: DashboardTab): string => (tab === 'leads' ? '/admin' : `/admin?tab=${tab}`)

/** Returns the tab that the URL names; Leads by default. */
export const tabOf = (name: unknown): DashboardTab => dashboardTabs.find((tab) => tab === name) ?? 'leads'

/** Our screens that show the documents of a collection. */
const screens: Readonly<Record<string, string>> = {
  leads: '/admin?tab=leads',
  calls: AVAILABILITY_PATH,
  clients: '/admin?tab=clients',
  tickets: '/admin?tab=support',
  proposals: '/admin?tab=proposals',
  'proposal-templates': '/admin?tab=proposals&view=templates',
  testimonials: '/admin?tab=testimonials',
  posts: '/admin?tab=blog',
  users: PEOPLE_PATH,
  'lead-keys': LEAD_KEYS_PATH,
}

/** Returns the screen of a collection: ours, or Payload's list without one. */
export const screenOf = (collection: string): string =>
  Object.hasOwn(screens, collection) ? (screens[collection] ?? '') : `/admin/collections/${collection}`

/** Payload's list of each tab, which has all columns and filters. */
export const listOfTab: Readonly<Record<DashboardTab, string>> = {
  leads: '/admin/collections/leads',
  clients: '/admin/collections/clients',
  support: '/admin/collections/tickets',
  proposals: '/admin/collections/proposals',
  testimonials: '/admin/collections/testimonials',
  blog: '/admin/collections/posts',
}

/** Returns the screen of the dashboard that a URL of /admin shows, as the navigation names it. */
export function shownScreen(search: URLSearchParams): string {
  const tab = search.get('tab')
  if (!tab) return '/admin'
  const isTemplates = tab === 'proposals' && search.get('view') === 'templates'
  return `/admin?tab=${tabOf(tab)}${isTemplates ? '&view=templates' : ''}`
}

type Span = { left: number; width: number }

/** Returns how far a row must be scrolled on, in pixels, until the tab is in its middle; the browser stops at its ends. */
export const scrollToMiddle = (tab: Span, row: Span): number =>
  tab.left + tab.width / 2 - (row.left + row.width / 2)

/** Enough of a board to see that it is there, in pixels. */
const MIN_BOARD = 120

/** Whether the tabs, whose top edge is `top` pixels below that of a window of `height`, are not in view with their board. */
export const isOutOfView = (top: number, height: number): boolean => top < 0 || top > height - MIN_BOARD
