'use client'

import { Skeleton } from '@/components/ui/skeleton'
import { useOpen } from '@/components/staff/link'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { BoardFailed } from '@/components/staff/board-states'
import { useKeys } from '@/components/staff/keys'
import { ticketHref } from '@/features/tickets/staff/ticket-params'
import type { Today as TodayData } from '../queries/today'
import { blockOf, ticketBlocks } from '../rules'
import { dashboardQuery } from './dashboard-query'
import { TodayLeads } from './today-leads'
import { FailedEmailRow, ProposalRow, TicketRow, TodayBlock } from './today-rows'

/**
 * Besides the leads: tickets, proposals, and for admins emails that failed. Blocks without rows are left out. T opens the
 * first ticket.
 */
function TodayLists({ today: { tickets, proposals, failedEmails } }: { today: TodayData }) {
  const { urgent, waiting } = ticketBlocks(tickets)
  const signatures = blockOf(proposals)
  const emails = blockOf(failedEmails ?? { list: [], total: 0 })
  const first = urgent.rows[0] ?? waiting.rows[0]
  const open = useOpen()
  useKeys(first ? { t: () => open(ticketHref(first.id)) } : {})
  if ([urgent, waiting, signatures, emails].every(({ rows }) => rows.length === 0)) return null
  return (
    <div className="today-lists">
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

/** What needs this staff member today: leads without a first reply, and what else waits for the agency. */
export function Today() {
  const t = useTranslations('overview.today')
  const { data, error, refetch } = useQuery(dashboardQuery)
  return (
    <section className="today" aria-labelledby="today-heading" aria-busy={!data && !error}>
      <h2 id="today-heading">{t('title')}</h2>
      {error && (
        <BoardFailed
          title={t(data ? 'stale' : 'failed')}
          error={error}
          onRetry={() => void refetch({ cancelRefetch: false })}
        />
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

const Loading = ({ text }: { text: string }) => (
  <div className="today-loading">
    <p role="status" className="animate-late text-muted">
      {text}
    </p>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)
