'use client'

import { Link } from '@payloadcms/ui'
import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'
import { memo } from 'react'

import { Button } from '@/components/ui/button'
import { listTime } from '@/components/staff/use-time'
import type { BoardTicket } from '../queries/ticket-board-page'
import { PriorityChip, StatusChip } from './ticket-chips'
import { ticketHref } from './ticket-params'

type Props = { ticket: BoardTicket; isCurrent: boolean; onManage: (ticket: BoardTicket) => void }

/** A ticket on the board. */
export const TicketRow = memo(function TicketRow({ ticket, isCurrent, onManage }: Props) {
  const t = useTranslations('supportBoard')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const { id, number, title, description, priority, status, client, createdAt } = ticket
  return (
    <tr data-row={id} className={isCurrent ? 'board-current' : undefined}>
      <th scope="row" className="board-ticket">
        <Link href={ticketHref(id)} className="ticket-title" prefetch={false}>
          {title}
        </Link>
        <span className="ticket-excerpt">
          <b>{t('ticket', { number })}</b> {description}
        </span>
      </th>
      <td className="board-priority">
        <PriorityChip priority={priority} />
      </td>
      <td className="board-client">
        {client.company ?? client.name}
        {client.company && <span>{client.name}</span>}
      </td>
      <td className="board-created">
        <time dateTime={createdAt}>{listTime(new Date(createdAt), language, zone, now)}</time>
      </td>
      <td className="board-status">
        <StatusChip status={status} />
      </td>
      <td className="board-actions board-right">
        <Button
          variant="line"
          size="compact"
          aria-label={t('manageOne', { title })}
          onClick={() => onManage(ticket)}
        >
          {t('manage')}
        </Button>
      </td>
    </tr>
  )
})
