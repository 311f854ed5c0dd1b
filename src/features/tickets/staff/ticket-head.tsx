'use client'

import { Link } from '@payloadcms/ui'
import { useNow, useTranslations } from 'next-intl'

import { Arrow } from '@/components/ui/icons'
import { useDuration, useTime } from '@/components/staff/use-time'
import { minutesBetween } from '@/features/leads/clock-rules'
import type { TicketDetails } from '../queries/ticket-details'
import { PrioritySelect, StatusSelect } from './ticket-chips'
import { SUPPORT_HREF } from './ticket-params'
import { useTicketChanges } from './ticket-mutations'

/** Number, age and title of a ticket, whether it waits for us, and its status and priority. */
export function TicketHead({ details }: { details: TicketDetails }) {
  const t = useTranslations('supportBoard')
  const timeOf = useTime()
  const duration = useDuration()
  const now = useNow({ updateInterval: 30_000 })
  const { setStatus, setPriority } = useTicketChanges(details)
  const { number, title, status, priority, createdAt, waitingSince, recipient, opener } = details
  const time = timeOf(createdAt, 'sentence')
  return (
    <header className="ticket-head">
      <Link href={SUPPORT_HREF} className="ticket-back" prefetch={false}>
        <Arrow back /> {t('view.back')}
      </Link>
      <p className="ticket-kicker">
        <b>{t('ticket', { number })}</b>
        <span>{t('view.opened', { time })}</span>
        {waitingSince && (
          <span className="ticket-waits">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 5h16v11h-7l-4.500 4V16H4Z" />
            </svg>
            {t('view.waits', { duration: duration(minutesBetween(new Date(waitingSince), now)) })}
          </span>
        )}
      </p>
      <h1 lang={opener.fromStaff ? undefined : recipient.language}>{title}</h1>
      <div className="ticket-controls">
        <StatusSelect
          value={status}
          label={t('view.status')}
          control="status"
          onChange={(next) => setStatus(next)}
        />
        <PrioritySelect value={priority} label={t('view.priority')} onChange={setPriority} />
      </div>
    </header>
  )
}
