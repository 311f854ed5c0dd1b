import type { TicketCounts } from '../queries/ticket-counts'
import { InvoiceList } from '@/features/invoices/portal/invoice-list'
import { OverdueStep } from '@/features/invoices/portal/overdue-step'
import type { Invoices } from '@/features/invoices/queries/invoices'
import { ProposalList } from '@/features/proposals/portal/proposal-list'
import type { Proposals } from '@/features/proposals/queries/client-proposals'
import { SupportTab } from '@/features/tickets/portal/support-tab'
import type { SubjectReference } from '@/lib/ticket-subject'
import { DashboardError } from './dashboard-error'
import { NextStep } from './next-step'
import { DashboardTotals } from './dashboard-totals'
import { DashboardTabs, type DashboardTab } from './dashboard-tabs'

type Props = {
  tab: DashboardTab
  zone: string
  /** Each is undefined when it could not be read. */
  invoices?: Invoices
  proposals?: Proposals
  tickets?: TicketCounts
  /** What a new ticket is about. */
  about?: SubjectReference
}

/** The client dashboard: what is overdue, the next step, three figures, and the list of the open tab. */
export function Dashboard({ tab, zone, invoices, proposals, tickets, about }: Props) {
  const parts = [invoices, proposals, tickets]
  const counts = { invoices: invoices?.rows.length, proposals: proposals?.rows.length, support: tickets?.all }
  return (
    <>
      {invoices?.next && <OverdueStep next={invoices.next} overdue={invoices.overdue} />}
      {proposals?.next && (
        <NextStep next={proposals.next} count={proposals.active} zone={zone} isFirst={!invoices?.next} />
      )}
      <DashboardTotals invoices={invoices} proposals={proposals} tickets={tickets} />
      <DashboardTabs current={tab} counts={counts} />
      <div className="dashboard-list">
        {parts.some((part) => !part) && <DashboardError tab={tab} rest={parts.some(Boolean)} />}
        {tab === 'invoices' && invoices && <InvoiceList invoices={invoices.rows} />}
        {tab === 'proposals' && proposals && <ProposalList proposals={proposals.rows} zone={zone} />}
        {tab === 'support' && tickets && <SupportTab about={about} />}
      </div>
    </>
  )
}
