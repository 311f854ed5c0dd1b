'use client'

import { Link } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'

import { PriorityChip, StatusChip } from '@/features/tickets/staff/ticket-chips'
import { ticketHref } from '@/features/tickets/staff/ticket-params'
import { useTime } from '@/components/staff/use-time'
import type { ClientTicket } from '../queries/client-documents'

/** The tickets of a client. */
export function ClientTicketRows({ tickets }: { tickets: readonly ClientTicket[] }) {
  const t = useTranslations('clientBoard.support')
  const timeOf = useTime()
  return (
    <table className="client-table">
      <thead>
        <tr>
          <th scope="col">{t('ticket')}</th>
          <th scope="col">{t('priority')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('created')}</th>
        </tr>
      </thead>
      <tbody>
        {tickets.map(({ id, number, title, priority, status, createdAt }) => (
          <tr key={id}>
            <th scope="row">
              <Link href={ticketHref(id)} prefetch={false}>
                {title}
              </Link>
              <small>{t('number', { number: String(number) })}</small>
            </th>
            <td>
              <PriorityChip priority={priority} />
            </td>
            <td>
              <StatusChip status={status} />
            </td>
            <td>
              <time dateTime={createdAt}>{timeOf(createdAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
