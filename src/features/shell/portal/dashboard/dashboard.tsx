import type { TicketFigures } from '@/features/clients/queries'
import { InvoiceList } from '@/features/invoices/portal/invoice-list'
import type { Invoices } from '@/features/invoices/queries'
import { ProposalList } from '@/features/proposals/portal/proposal-list'
import type { Proposals } from '@/features/proposals/queries'
import { SupportTab } from '@/features/tickets/portal/support-tab'
import { DashboardFailed } from './failed'
import { NextStep } from './next-step'
import { Sums } from './sums'
import { DashboardTabs, type DashboardTab } from './tabs'

type Props = {
  tab: DashboardTab
  zone: string
  /** Each is missing when it could not be read. */
  invoices?: Invoices
  proposals?: Proposals
  tickets?: TicketFigures
}

/** What a client sees first: what to do next, the three figures, and the list of the open tab. */
export function Dashboard({ tab, zone, invoices, proposals, tickets }: Props) {
  const parts = [invoices, proposals, tickets]
  const counts = { invoices: invoices?.rows.length, proposals: proposals?.rows.length, support: tickets?.all }
  return (
    <>
      {proposals?.next && <NextStep next={proposals.next} count={proposals.active} zone={zone} />}
      <Sums invoices={invoices} proposals={proposals} tickets={tickets} />
      <DashboardTabs current={tab} counts={counts} />
      <div className="dashboard-list">
        {parts.some((part) => !part) && <DashboardFailed tab={tab} rest={parts.some(Boolean)} />}
        {tab === 'invoices' && invoices && <InvoiceList invoices={invoices.rows} />}
        {tab === 'proposals' && proposals && <ProposalList proposals={proposals.rows} zone={zone} />}
        {tab === 'support' && tickets && <SupportTab />}
      </div>
    </>
  )
}
