'use client'

import { Link } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'

import { ticketHref } from '@/features/tickets/staff/ticket-params'
import type { OpenTicket } from '../queries/open-tickets'
import { useAge } from './today-block'

type Props = { ticket: OpenTicket; isUrgent?: boolean }

/** A ticket and its age: since the client wrote if it waits for us, else since it was opened. */
export function TicketRow({ ticket, isUrgent }: Props) {
  const t = useTranslations('dashboard.today')
  const age = useAge()
  const { id, title, client, status, waitsForUs, lastMessageAt, createdAt } = ticket
  const state = waitsForUs ? t(isUrgent ? 'waits' : 'sinceTheyWrote') : t(`statuses.${statusOf(status)}`)
  return (
    <li>
      <Link className="today-row" href={ticketHref(id)} prefetch={false}>
        <span>
          <b title={title}>{title}</b>
          <small>{client.company ?? client.name}</small>
        </span>
        <span className="today-when">
          <b className={isUrgent && waitsForUs ? 'is-hot' : undefined}>
            {age(waitsForUs ? lastMessageAt : createdAt)}
          </b>
          <small>{state}</small>
        </span>
      </Link>
    </li>
  )
}

const statusOf = (status: OpenTicket['status']) => (status === 'in_progress' ? status : 'open')
