'use client'

import { useRouter } from 'next/navigation'

import { ticketHref } from '@/features/tickets/staff/ticket-params'
import type { Today } from '../queries/today'
import { blockOf, ticketBlocks } from '../today-rules'
import { FailedEmailRow } from './failed-email-row'
import { ProposalRow } from './proposal-row'
import { TicketRow } from './ticket-row'
import { TodayBlock } from './today-block'
import { useKeys } from '@/components/staff/use-keys'

/**
 * Besides the leads: tickets, proposals, and for admins emails that failed. Blocks without rows are left out. T opens the
 * first ticket.
 */
export function TodayLists({ today: { tickets, proposals, failedEmails } }: { today: Today }) {
  const { urgent, waiting } = ticketBlocks(tickets)
  const signatures = blockOf(proposals)
  const emails = blockOf(failedEmails ?? { list: [], total: 0 })
  const first = urgent.rows[0] ?? waiting.rows[0]
  const router = useRouter()
  useKeys(first ? { t: () => router.push(ticketHref(first.id)) } : {})
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
