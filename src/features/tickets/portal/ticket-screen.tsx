import { useTranslations } from 'next-intl'

import { Arrow } from '@/components/ui/icons'
import { Moment } from '@/components/ui/moment'
import { Link } from '@/features/shell/portal/link'
import type { TicketThread } from '../queries'
import { RefreshOnReturn } from './refresh-on-return'
import { ReplyForm } from './reply-form'
import { Thread, Words } from './thread'
import { PriorityChip, StatusChip } from './ticket-chips'

type Props = { ticket: TicketThread; brand: string; zone: string; now: Date }

/** A ticket: what it is about, the conversation, and the place to answer. */
export function TicketScreen({ ticket, brand, zone, now }: Props) {
  const t = useTranslations('tickets')
  const { id, title, status, priority, createdAt, description, opener, lines, page, pages } = ticket
  const time = { zone, now: now.toISOString() }
  const pageAt = (number: number) => `/dashboard/tickets/${id}${number > 1 ? `?page=${number}` : ''}`
  return (
    <main id="content" className="frame-narrow ticket">
      <Link href="/dashboard?tab=support" prefetch={false} className="back">
        <Arrow back />
        {t('back')}
      </Link>
      <h1>{title}</h1>
      <p className="ticket-facts">
        <StatusChip status={status} />
        <PriorityChip priority={priority} />
        <span>
          {t('opened')} <Moment at={createdAt} form="day" {...time} />
        </span>
      </p>
      <ol className="thread" aria-label={t('thread.label')}>
        <li>
          <Words voice={opener} at={createdAt} body={description} brand={brand} time={time} />
        </li>
        {page < pages && (
          <li className="thread-more">
            <Link href={pageAt(page + 1)} prefetch={false}>
              {t('thread.earlier')}
            </Link>
          </li>
        )}
        <Thread lines={lines} brand={brand} time={time} />
        {page > 1 && (
          <li className="thread-more">
            <Link href={pageAt(page - 1)} prefetch={false}>
              {t('thread.later')}
            </Link>
          </li>
        )}
      </ol>
      {page === 1 ? (
        <ReplyForm key={id} ticket={id} status={status} />
      ) : (
        <p className="ticket-newest">
          <Link href={pageAt(1)} prefetch={false} className="button button-line">
            {t('thread.newest')}
          </Link>
        </p>
      )}
      <RefreshOnReturn />
    </main>
  )
}
