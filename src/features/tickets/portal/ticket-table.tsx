import { useTranslations } from 'next-intl'

import { Timestamp } from '@/components/ui/timestamp'
import { Table } from '@/components/ui/table'
import { Link } from '@/components/portal/link'
import type { ListedTicket } from '../queries/ticket-list'
import { PriorityChip, StatusChip } from './ticket-chips'

const columns = ['ticket', 'priority', 'opened', 'activity', 'status'] as const

type Props = {
  tickets: ListedTicket[]
  zone: string
  now: Date
}

/** The tickets of a client. On phones each row is a block. */
export function TicketTable({ tickets, zone, now }: Props) {
  const t = useTranslations('tickets')
  const time = { zone, now: now.toISOString() }
  return (
    <Table columns={columns.map((key) => ({ key, label: t(`columns.${key}`) }))} className="tickets">
      {tickets.map(({ id, title, priority, status, createdAt, lastActivity }) => (
        <tr key={id}>
          <th scope="row" className="data-table-id">
            <Link href={`/dashboard/tickets/${id}`} prefetch={false}>
              {title}
            </Link>
          </th>
          <td className="tickets-priority">
            <PriorityChip priority={priority} />
          </td>
          <td className="data-table-date tickets-opened">
            <Timestamp at={createdAt} form="day" {...time} />
          </td>
          <td className="data-table-date tickets-activity">
            <span className="tickets-label">{t('activity')}</span>{' '}
            <Timestamp at={lastActivity} form="recent" {...time} />
          </td>
          <td className="data-table-state">
            <StatusChip status={status} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
