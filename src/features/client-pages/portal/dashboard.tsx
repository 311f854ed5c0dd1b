import { useTranslations } from 'next-intl'

import type { TicketCounts } from '@/features/tickets/queries/ticket-list'
import { InvoiceList } from '@/features/invoices/portal/invoice-list'
import type { Invoices } from '@/features/invoices/queries/invoices'
import { ProposalList } from '@/features/proposals/portal/proposal-list'
import type { Proposals } from '@/features/proposals/queries/client-proposals'
import { SupportTab } from '@/features/tickets/portal/support-tab'
import type { SubjectReference } from '@/lib/ticket-subject'
import { ErrorPanel } from '@/components/portal/error-panel'
import { ArcPlaceholder } from '@/components/site/placeholders'
import { Skeleton } from '@/components/ui/skeleton'
import { OverdueStep, NextStep } from './next-steps'
import { Figure, Figures } from './dashboard-figures'
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
      <DashboardTotals
        invoices={invoices}
        proposals={proposals}
        tickets={tickets}
        isFirst={!invoices?.next && !proposals?.next}
      />
      <DashboardTabs current={tab} counts={counts} />
      <div className="pt-1">
        {parts.some((part) => !part) && <DashboardError tab={tab} rest={parts.some(Boolean)} />}
        {tab === 'invoices' && invoices && <InvoiceList invoices={invoices.rows} />}
        {tab === 'proposals' && proposals && <ProposalList proposals={proposals.rows} zone={zone} />}
        {tab === 'support' && tickets && <SupportTab about={about} />}
      </div>
    </>
  )
}

type ErrorProps = {
  tab: DashboardTab
  /** Whether other parts of the page could be read. */
  rest?: boolean
}

/** Shown in place of the parts of the dashboard that could not be read. */
export function DashboardError({ tab, rest = false }: ErrorProps) {
  const t = useTranslations('portal.dashboard.failed')
  return (
    <ErrorPanel
      title={t('title')}
      text={t(rest ? 'rest' : 'text')}
      retry={t('again')}
      path={`/dashboard?tab=${tab}`}
    />
  )
}

/** A line of a text, with its height. */
const Line = ({ width }: { width: string }) => (
  <span className="flex h-lh items-center">
    <Skeleton className={width} />
  </span>
)

/** Shown while the dashboard loads; each part has the height of what replaces it. */
export function DashboardSkeleton({ tab }: { tab: DashboardTab }) {
  const t = useTranslations('portal.dashboard')
  return (
    <div aria-busy="true">
      <p role="status" className="mt-9 flex items-center gap-4 text-muted [&>svg]:w-13">
        <ArcPlaceholder />
        {t('loading')}
      </p>
      <Figures aria-hidden="true">
        {([t('invoices.total'), t('proposals.active'), t('tickets.open')] as const).map((name) => (
          <Figure
            key={name}
            name={name}
            value={<Line width="w-[5ch]" />}
            note={<Line width="w-[min(34ch,80%)]" />}
          />
        ))}
      </Figures>
      <DashboardTabs current={tab} />
      <ul aria-hidden="true">
        {Array.from({ length: 5 }, (_, index) => (
          <li
            key={index}
            className="grid min-h-14.5 grid-cols-[9rem_minmax(0,1fr)_auto] items-center border-b border-line max-md:min-h-37 max-md:grid-cols-1"
          >
            <Line width="w-[9ch]" />
            <Line width="w-[min(34ch,80%)]" />
            <Line width="w-[9ch]" />
          </li>
        ))}
      </ul>
    </div>
  )
}
