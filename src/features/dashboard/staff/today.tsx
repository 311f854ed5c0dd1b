'use client'

import { useOpen } from '@/components/staff/link'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { BoardFailed } from '@/components/staff/board-states'
import { useKeys } from '@/components/staff/keys'
import { Skeleton } from '@/components/ui/skeleton'
import { AVAILABILITY_PATH } from '@/lib/admin-views'
import { ticketHref } from '@/features/tickets/staff/ticket-params'
import type { Today as TodayData } from '../queries/today'
import { blockOf, ticketBlocks } from '../rules'
import { dashboardQuery } from './dashboard-query'
import { TodayLeads } from './today-leads'
import { FailedEmailRow, OrphanCallRow, ProposalRow, TicketRow, TodayBlock } from './today-rows'

/**
 * Besides the leads: calls that nobody takes, tickets, proposals, and for admins emails that failed. Blocks without rows are left out. T opens the
 * first ticket.
 */
function TodayLists({ today: { tickets, calls, proposals, failedEmails } }: { today: TodayData }) {
  const { urgent, waiting } = ticketBlocks(tickets)
  const orphans = blockOf(calls.orphans)
  const signatures = blockOf(proposals)
  const emails = blockOf(failedEmails ?? { list: [], total: 0 })
  const first = urgent.rows[0] ?? waiting.rows[0]
  const open = useOpen()
  useKeys(first ? { t: () => open(ticketHref(first.id)) } : {})
  if ([orphans, urgent, waiting, signatures, emails].every(({ rows }) => rows.length === 0)) return null
  return (
    <div className="grid content-start border-edge px-6 pb-2.5 max-xl:border-t max-md:px-4 xl:border-s xl:border-line">
      <TodayBlock name="calls" isHot total={orphans.total} link="calls" href={AVAILABILITY_PATH}>
        {orphans.rows.map((call) => (
          <OrphanCallRow key={call.id} call={call} />
        ))}
      </TodayBlock>
      <TodayBlock name="urgent" isHot total={urgent.total} link="support" href="/admin?tab=support">
        {urgent.rows.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} isUrgent />
        ))}
      </TodayBlock>
      <TodayBlock name="waiting" total={waiting.total} link="support" href="/admin?tab=support">
        {waiting.rows.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </TodayBlock>
      <TodayBlock
        name="proposals"
        total={signatures.total}
        link="proposals"
        href="/admin/collections/proposals?where[status][equals]=sent"
      >
        {signatures.rows.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} />
        ))}
      </TodayBlock>
      <TodayBlock
        name="emails"
        isHot
        total={emails.total}
        link="emails"
        href="/admin/collections/outbox?where[status][equals]=failed"
      >
        {emails.rows.map((email) => (
          <FailedEmailRow key={email.id} email={email} />
        ))}
      </TodayBlock>
    </div>
  )
}

/** The leads on the left, the rest on the right of them; on small screens below. */
const columns = 'grid grid-cols-1 xl:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)]'

/** What needs this staff member today: leads without a first reply, and what else waits for the agency. */
export function Today() {
  const t = useTranslations('overview.today')
  const { data, error, refetch } = useQuery(dashboardQuery)
  return (
    <section
      className={`border-t-2 border-b border-t-ink border-b-line bg-surface text-small leading-5 font-text max-md:-mx-4 ${columns}`}
      aria-labelledby="today-heading"
      aria-busy={!data && !error}
    >
      <h2 id="today-heading" className="col-span-full px-6 pt-4 max-md:px-4 max-md:pt-3.5">
        {t('title')}
      </h2>
      {error && (
        <div className="col-span-full px-6 pb-2 max-md:px-4">
          <BoardFailed
            title={t(data ? 'stale' : 'failed')}
            error={error}
            onRetry={() => void refetch({ cancelRefetch: false })}
          />
        </div>
      )}
      {data ? (
        <>
          <TodayLeads leads={data.today.leads} />
          <TodayLists today={data.today} />
        </>
      ) : (
        !error && <Loading text={t('loading')} />
      )}
    </section>
  )
}

/** Blocks of the true height. */
const Loading = ({ text }: { text: string }) => (
  <div className={`col-span-full gap-3 px-6 pt-2 pb-6 ${columns}`}>
    <p role="status" className="animate-late text-muted col-span-full">
      {text}
    </p>
    <Skeleton className="row-span-2 min-h-47" />
    <Skeleton className="min-h-22" />
    <Skeleton className="min-h-22" />
  </div>
)
