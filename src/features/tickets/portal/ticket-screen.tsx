import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { Timestamp } from '@/components/ui/timestamp'
import { Link } from '@/components/portal/link'
import { subjectPath } from '@/lib/ticket-subject'
import { NotFoundPage } from '@/components/portal/not-found-page'
import type { TicketThread } from '../queries/ticket-thread'
import { RefreshOnReturn } from './refresh-on-return'
import { ReplyForm } from './reply-form'
import { Thread, ThreadMessage } from './thread'
import { PriorityChip, StatusChip } from './ticket-chips'
import type { TicketSubject } from '../queries/ticket-subject'

/** What a ticket is about, with a link to it. */
function TicketAbout({ about }: { about: TicketSubject }) {
  const t = useTranslations('tickets.about')
  return (
    <p className="ticket-about">
      {t.rich(about.kind, {
        name: about.name,
        link: (chunks) => (
          <Link href={subjectPath(about)} prefetch={false} className="text-link">
            {chunks}
          </Link>
        ),
      })}
    </p>
  )
}

type Props = {
  ticket: TicketThread
  /** The id of the signed-in user. */
  reader: string
  brand: string
  zone: string
  now: Date
}

/** The page of a ticket: its title, the thread and the reply form. */
export function TicketScreen({ ticket, reader, brand, zone, now }: Props) {
  const t = useTranslations('tickets')
  const { id, number, title, status, priority, createdAt, description, opener, about, entries, page, pages } =
    ticket
  const time = { zone, now: now.toISOString() }
  const pageAt = (number: number) => `/dashboard/tickets/${id}${number > 1 ? `?page=${number}` : ''}`
  return (
    <main id="content" className="frame-narrow ticket">
      <Link href="/dashboard?tab=support" prefetch={false} className="back-link">
        <Arrow back />
        {t('back')}
      </Link>
      <h1>{title}</h1>
      <p className="ticket-facts">
        <StatusChip status={status} />
        <PriorityChip priority={priority} />
        {typeof number === 'number' && <span>{t('number', { number: String(number) })}</span>}
        <span>
          {t('opened')} <Timestamp at={createdAt} form="day" {...time} />
        </span>
      </p>
      {about && <TicketAbout about={about} />}
      <ol className="thread" aria-label={t('thread.label')}>
        <li>
          <ThreadMessage author={opener} at={createdAt} body={description} brand={brand} time={time} />
        </li>
        {page < pages && (
          <li className="thread-more">
            <Link href={pageAt(page + 1)} prefetch={false}>
              {t('thread.earlier')}
            </Link>
          </li>
        )}
        <Thread entries={entries} brand={brand} time={time} />
        {page > 1 && (
          <li className="thread-more">
            <Link href={pageAt(page - 1)} prefetch={false}>
              {t('thread.later')}
            </Link>
          </li>
        )}
      </ol>
      {page === 1 ? (
        <ReplyForm key={id} ticket={id} author={reader} status={status} />
      ) : (
        <p className="ticket-newest">
          <Link href={pageAt(1)} prefetch={false} className={buttonClass('line')}>
            {t('thread.newest')}
          </Link>
        </p>
      )}
      <RefreshOnReturn />
    </main>
  )
}

/** Shown for a ticket that does not exist or belongs to another client. */
export function TicketNotFound() {
  const t = useTranslations('tickets.notFound')
  return <NotFoundPage title={t('title')} text={t('text')} back={t('back')} href="/dashboard?tab=support" />
}
