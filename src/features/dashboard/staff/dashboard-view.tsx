import { tabList, tabClass } from '@/components/ui/tab-classes'
import { StaffPage } from '@/components/staff/staff-page'
import { Link } from '@/components/staff/link'

import { CreateProposal } from '@/features/leads/staff/create-proposal'
import { LeadBoardProvider } from '@/features/leads/staff/lead-board-context'
import { settingsOrDefaults } from '@/features/settings/queries'
import { firstReads } from '@/components/staff/first-reads'
import type { StaffScreen } from '@/components/staff/staff-screen'
import { StaffView } from '@/components/staff/staff-view'
import { staffMessages } from '@/i18n/staff-messages'
import { ListLink } from '@/components/staff/list-link'
import { displayName } from '@/lib/person-name'
import { isAdmin } from '@/lib/roles'
import { tabOf, type DashboardTab, dashboardTabs, tabHref } from '@/lib/dashboard-tabs'
import { firstReadsOf, readLeadDialog } from './board-reads'
import { findDashboard } from '../queries/dashboard'
import { Cards } from './cards'
import { Charts } from './charts'
import { Clocks, DashboardTop, ScrollToTab } from './dashboard-top'
import { dashboardQuery } from './dashboard-query'
import { TabBoard } from './tab-board'
import { Today } from './today'
import { LeadDialogWithCalls, TodayCalls } from './today-calls'

type Props = { label: string; current: DashboardTab; names: Record<DashboardTab, string> }

const ID = 'dashboard-tabs'

/** The tabs of the dashboard. */
const DashboardTabs = ({ label, current, names }: Props) => (
  <nav
    id={ID}
    className={`${tabList} mb-4 scroll-mt-17 flex-nowrap! [scrollbar-width:none] overflow-x-auto max-md:-mx-4 max-md:gap-5.5 max-md:px-4`}
    aria-label={label}
  >
    <ScrollToTab tabs={ID} />
    {dashboardTabs.map((tab) => (
      <Link
        key={tab}
        href={tabHref(tab)}
        className={`${tabClass} after:bottom-0!`}
        scroll={false}
        aria-current={tab === current ? 'page' : undefined}
      >
        {names[tab]}
      </Link>
    ))}
  </nav>
)

/** The dashboard. The server reads what the first render shows. */
export async function DashboardView({ req, language, search }: StaffScreen) {
  const { user } = req
  const tab = tabOf(search.tab)
  const reads = firstReads(req, search)
  const [{ zone, offices }] = await Promise.all([
    settingsOrDefaults(language),
    readLeadDialog(reads),
    firstReadsOf[tab](reads),
    reads.read(dashboardQuery, () => findDashboard(req)),
  ])
  const messages = { ...staffMessages(language, tab), ...staffMessages(language, 'dashboard') }
  const { heading, tabs, tabsLabel } = messages.dashboard
  return (
    <StaffView {...{ req, language, messages, zone, reads }}>
      <LeadBoardProvider data={{ me: displayName(user), user: user.id, isAdmin: isAdmin(user) }}>
        <StaffPage>
          <DashboardTop>
            <header className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h1>{heading}</h1>
              <Clocks offices={offices.map(({ city, zone }) => ({ city: city.text, zone }))} />
            </header>
            <TodayCalls />
            <Today />
            <Cards />
            <Charts />
            <DashboardTabs label={tabsLabel} current={tab} names={tabs} />
          </DashboardTop>
          <TabBoard tab={tab} isAsked={search.tab !== undefined} />
          <ListLink tab={tab} />
        </StaffPage>
        <LeadDialogWithCalls />
        <CreateProposal />
      </LeadBoardProvider>
    </StaffView>
  )
}
