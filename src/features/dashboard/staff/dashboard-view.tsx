import { dehydrate } from '@tanstack/react-query'
import type { AdminViewServerProps } from 'payload'
import { Link } from '@payloadcms/ui'

import { CreateProposal } from '@/features/leads/staff/create-proposal'
import { LeadDialog } from '@/features/leads/staff/lead-details-dialog'
import { LeadBoardProvider } from '@/features/leads/staff/lead-board-context'
import { settingsOrDefaults } from '@/features/settings/queries'
import { isLanguage } from '@/i18n/languages'
import { BoardProvider } from '@/components/staff/board-provider'
import { firstReads } from '@/components/staff/first-reads'
import { staffMessages } from '@/i18n/staff-messages'
import { ListLink } from '@/components/staff/list-link'
import { displayName } from '@/lib/person-name'
import { tabOf, type DashboardTab, dashboardTabs, tabHref } from '@/lib/dashboard-tabs'
import { boards, readLeadsBoard } from './boards'
import { findDashboard } from '../queries/dashboard'
import { Cards } from './cards'
import { Charts } from './charts'
import { Clocks, DashboardTop, ScrollToTab } from './dashboard-top'
import { dashboardQuery } from './dashboard-query'
import { Today } from './today'

type Props = { label: string; current: DashboardTab; names: Record<DashboardTab, string> }

const ID = 'dashboard-tabs'

/** The tabs of the dashboard. */
const DashboardTabs = ({ label, current, names }: Props) => (
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

/** The dashboard of the admin. The server reads what the first render shows. */
export async function DashboardView({ initPageResult, searchParams = {} }: AdminViewServerProps) {
  const { req } = initPageResult
  const { user } = req
  const language = isLanguage(req.i18n.language) ? req.i18n.language : 'en'
  const tab = tabOf(searchParams.tab)
  const { Board, read } = boards[tab]
  const reads = firstReads(req, searchParams)
  const [{ zone, offices }] = await Promise.all([
    settingsOrDefaults(language),
    readLeadsBoard(reads),
    read?.(reads),
    reads.read(dashboardQuery, () => findDashboard(req)),
  ])
  const messages = { ...staffMessages(language, tab), ...staffMessages(language, 'dashboard') }
  const { heading, tabs, tabsLabel } = messages.dashboard
  return (
    <BoardProvider
      user={user?.id}
      language={language}
      messages={messages}
      zone={zone}
      now={new Date().toISOString()}
      state={dehydrate(reads.queryClient)}
    >
      <LeadBoardProvider data={{ me: user ? displayName(user) : '', user: user?.id ?? '' }}>
        <main id="content" className="staff-dashboard">
          <DashboardTop>
            <header className="dashboard-head">
              <h1>{heading}</h1>
              <Clocks offices={offices.map(({ city, zone }) => ({ city: city.text, zone }))} />
            </header>
            <Today />
            <Cards />
            <Charts />
            <DashboardTabs label={tabsLabel} current={tab} names={tabs} />
          </DashboardTop>
          <Board />
          <ListLink tab={tab} />
        </main>
        <LeadDialog />
        <CreateProposal />
      </LeadBoardProvider>
    </BoardProvider>
  )
}
