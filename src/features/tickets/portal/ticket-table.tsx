import { useTranslations } from 'next-intl'

import { Moment } from '@/components/ui/moment'
import { Link } from '@/features/shell/portal/link'
import type { ListedTicket } from '../queries'
import { PriorityChip, StatusChip } from './ticket-chips'

type Props = {
  tickets: ListedTicket[]
  zone: string
  now: Date
}

/** The tickets of a client; on phones each is a block. */
export function TicketTable({ tickets, zone, now }: Props) {
  const t = useTranslations('tickets')
  const time = { zone, now: now.toISOString() }
  return (
    <table className="ledger tickets">
      <thead>
        <tr>
          <th scope="col">{t('columns.ticket')}</th>
          <th scope="col">{t('columns.priority')}</th>
          <th scope="col">{t('columns.opened')}</th>
          <th scope="col">{t('columns.activity')}</th>
          <th scope="col">{t('columns.status')}</th>
        </tr>
      </thead>
      <tbody>
        {tickets.map(({ id, title, priority, status, createdAt, lastActivity }) => (
          <tr key={id}>
            <th scope="row" className="ledger-id">
              <Link href={`/dashboard/tickets/${id}`} prefetch={false}>
                {title}
              </Link>
            </th>
            <td className="tickets-priority">
              <PriorityChip priority={priority} />
            </td>
            <td className="ledger-date tickets-opened">
              <Moment at={createdAt} form="day" {...time} />
            </td>
            <td className="ledger-date tickets-activity">
              <span className="tickets-label">{t('activity')}</span>{' '}
              <Moment at={lastActivity} form="recent" {...time} />
            </td>
            <td className="ledger-state">
              <StatusChip status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
