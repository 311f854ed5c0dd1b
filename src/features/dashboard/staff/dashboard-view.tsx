import { dehydrate, noop, QueryClient } from '@tanstack/react-query'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ComponentType } from 'react'
import { Link } from '@payloadcms/ui'

import { BlogBoard } from '@/features/blog/staff/blog-board'
import { readBlogBoard } from '@/features/blog/staff/read-blog-board'
import { ClientsBoard } from '@/features/client-pages/staff/clients-board'
import { readClientsBoard } from '@/features/client-pages/staff/read-clients-board'
import { readLeadsBoard } from '@/features/leads/staff/read-leads-board'
import { CreateProposal } from '@/features/leads/staff/create-proposal'
import { LeadDialog } from '@/features/leads/staff/lead-dialog'
import { LeadBoardProvider } from '@/features/leads/staff/lead-board-context'
import { ProposalsBoard } from './proposals-board'
import { readProposalsBoard } from './read-proposals-board'
import { settingsOrDefaults } from '@/features/settings/queries'
import { readTestimonialsBoard } from '@/features/testimonials/staff/read-testimonials-board'
import { TestimonialsBoard } from '@/features/testimonials/staff/testimonials-board'
import { readSupportBoard } from '@/features/tickets/staff/read-support-board'
import { SupportBoard } from '@/features/tickets/staff/support-board'
import { isLanguage, type Language } from '@/i18n/languages'
import { findDashboard } from '../queries/dashboard'
import { BoardProvider } from '@/components/staff/board-provider'
import { Cards } from './cards'
import { Charts } from './charts'
import { Clocks } from './clocks'
import { dashboardMessages } from '@/i18n/staff-messages'
import { dashboardQuery } from './dashboard-query'
import { DashboardTop } from './dashboard-top'
import { LeadsTab, ScrollToTab } from './scroll-to-tab'
import { ListLink } from '@/components/staff/list-link'
import { tabOf, type DashboardTab, dashboardTabs, tabHref } from '@/lib/dashboard-tabs'
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

type Search = Record<string, string | string[] | undefined>

const boards: Record<DashboardTab, ComponentType> = {
  leads: LeadsTab,
  clients: ClientsBoard,
  support: SupportBoard,
  proposals: ProposalsBoard,
  testimonials: TestimonialsBoard,
  blog: BlogBoard,
}

/**
 * The dashboard of the admin. The server reads what the first render shows as the signed-in user; a read that fails is
 * left to the browser, which shows the error in its place.
 */
export async function DashboardView({ initPageResult, searchParams = {} }: AdminViewServerProps) {
  const { req } = initPageResult
  const language = isLanguage(req.i18n.language) ? req.i18n.language : 'en'
  const tab = tabOf(searchParams.tab)
  const Board = boards[tab]
  const [{ state, data }, { zone, offices }] = await Promise.all([
    read(req, language, searchParams),
    settingsOrDefaults(language),
  ])
  const messages = dashboardMessages(language)
  const { heading, tabs, tabsLabel } = messages.dashboard
  return (
    <BoardProvider
      user={req.user?.id}
      language={language}
      messages={messages}
      zone={zone}
      now={new Date().toISOString()}
      state={state}
    >
      <LeadBoardProvider data={data}>
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

/** Reads what the first render shows: a board for its own tab, and leads for each, because their dialog opens on any tab. */
async function read(req: PayloadRequest, language: Language, search: Search) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const [data] = await Promise.all([
    readLeadsBoard(queryClient, req, search),
    tabOf(search.tab) === 'clients' && readClientsBoard(queryClient, req, search),
    tabOf(search.tab) === 'support' && readSupportBoard(queryClient, req, search),
    tabOf(search.tab) === 'proposals' && readProposalsBoard(queryClient, req, search),
    tabOf(search.tab) === 'testimonials' && readTestimonialsBoard(queryClient, req),
    tabOf(search.tab) === 'blog' && readBlogBoard(queryClient, req, search),
    queryClient.query({ ...dashboardQuery, queryFn: () => findDashboard(req) }).catch(noop),
  ])
  return { state: dehydrate(queryClient), data }
}
